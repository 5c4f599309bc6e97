export default function Rows({ names, last }: { names: string[]; last?: string }) {
  const rows = [];
  for (const name of names) {
    if (name === "skip") continue;
    rows.push(<label key={name}>{name}<input name={name} /></label>);
  }
  if (last) {
    rows.push(<input key="last" name="last" defaultValue={last} aria-description="The last" />);
  }
  const fixed = [<input key="1" name="one" aria-description="One" />, <input key="2" name="two" aria-description="Two" />];
  return <form toolname="fill_rows" tooldescription="Fill the rows in">{rows}{fixed}</form>;
}
