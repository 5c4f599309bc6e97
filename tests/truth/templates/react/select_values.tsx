export default function Selects({ chosen, several, group }: { chosen: string; several: string[]; group: string }) {
  return (
    <form toolname="filter" tooldescription="Filter the list">
      <select name="sort" defaultValue="b" required><option value="a">A</option><option value="b">B</option></select>
      <select name="order" value={chosen} onChange={() => {}}><option value="up">Up</option><option value="down">Down</option></select>
      <select name="tags" multiple defaultValue={several}><option>x</option><option>y</option></select>
      <select name="empty" required defaultValue=""><option value="" disabled>Choose</option><option value="1">One</option></select>
      <select name="grouped"><optgroup label={group} disabled={group === "Old"}><option value={1}>{1} {"piece"}</option></optgroup><option value={2}>2 pieces</option></select>
      <select name="few" multiple={several.length > 1}><option value="p">P</option></select>
      <select name="nested"><option value="n">{chosen}</option><option label="L" value="l">l</option></select>
    </form>
  );
}
