import { Fragment } from "react";

export default function Page({ rows }: { rows: string[] }) {
  return (
    <>
      <h1>Two forms</h1>
      <form toolname="first" tooldescription="The first">
        <>
          <input name="a" />
          <Fragment><label>B<input name="b" /></label></Fragment>
        </>
        {rows.map((row) => (
          <Fragment key={row}>
            <label htmlFor={row}>{row}</label>
            <input id={row} name={row} />
          </Fragment>
        ))}
      </form>
      <form toolname="second" tooldescription="The second"><input form="third" name="c" /></form>
      <form id="third" toolname="third" tooldescription="The third" />
    </>
  );
}
