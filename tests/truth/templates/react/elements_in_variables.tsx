export default function Wizard({ isLast, rows, withNote }: { isLast: boolean; rows: string[]; withNote: boolean }) {
  const heading = <h2>Order</h2>;
  const field = (name: string, text: string) => <label>{text}<input name={name} /></label>;
  const rowFields = rows.map((row) => <input key={row} type="checkbox" name="row" value={row} />);
  const button = isLast ? <button name="end" value="1">Finish</button> : <button>Next</button>;
  function note() {
    if (!withNote) return null;
    return <textarea name="note" toolparamdescription="A note" />;
  }
  let extra;
  if (isLast) extra = <input name="extra" required />;
  return (
    <form toolname="order" tooldescription="Order the chosen rows">
      {heading}
      {field("street", "Street")}
      {field("city", "City")}
      {rowFields}
      {note()}
      {extra}
      {button}
    </form>
  );
}
