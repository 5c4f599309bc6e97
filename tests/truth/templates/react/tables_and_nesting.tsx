export default function Table({ rows }: { rows: { id: number; name: string }[] }) {
  return (
    <form toolname="change_rows" tooldescription="Change the rows of the table">
      <table>
        <thead><tr><th>Name</th></tr></thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td><input name={`name_${row.id}`} defaultValue={row.name} /></td>
              <td><input type="checkbox" name="chosen" value={row.id} /></td>
            </tr>
          ))}
          <tr><td><input name="new" placeholder="A new one" /></td></tr>
        </tbody>
      </table>
      <ul>{rows.length === 0 && <li><input name="none" type="hidden" /></li>}</ul>
    </form>
  );
}
