export default function Book({ kind, wide, seats }: { kind: string; wide: boolean; seats: number }) {
  return kind === "table" ? (
    <form toolname="book_table" tooldescription="Book a table in the restaurant">
      {wide ? <textarea name="wish" toolparamdescription="Wishes" /> : <input name="wish" toolparamdescription="Wishes" />}
      <label>{seats > 4 ? "Seats of the party" : "Seats"}<input type="number" name="seats" min={1} max={seats > 4 ? 20 : 4} /></label>
      <input type={wide ? "date" : "text"} name="day" aria-description={wide ? "The day" : undefined} />
      <button>{wide ? "Book this table" : "Book"}</button>
    </form>
  ) : (
    <form toolname={kind === "room" ? "book_room" : "book_hall"} tooldescription="Book it">
      <input name="name" />
    </form>
  );
}
