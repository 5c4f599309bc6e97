type Props = { signedIn: boolean; hint?: string; count: number };

export default function Search({ signedIn, hint, count }: Props) {
  return (
    <form toolname="search_books" tooldescription="Find a book in the catalogue">
      <label htmlFor="q">Words</label>
      <input id="q" name="q" required />
      {signedIn && <label>Shelf <input name="shelf" /></label>}
      {count > 3 && hint ? <p>{hint}</p> : null}
      {count && <input type="number" name="limit" max={count} />}
      {!signedIn || <input type="checkbox" name="mine" />}
      <button>Search</button>
    </form>
  );
}
