import { useId } from "react";

function Line({ label, name }: { label: string; name: string }) {
  const id = useId();
  return <p><label htmlFor={id}>{label}</label><input id={id} name={name} /></p>;
}

export default function Labels({ form, wide, n }: { form: string; wide: boolean; n: number }) {
  const id = `${form}-a`;
  return (
    <>
      <label htmlFor="out">Outside</label>
      <form id={form} toolname="labels" tooldescription="Labels by their ids">
        <label htmlFor={id}>A</label><input id={id} name="a" />
        <label htmlFor={`${form}-b`}>B</label><input id={form + "-b"} name="b" />
        <input id="out" name="out" />
        <label htmlFor="twice">One</label><label htmlFor="twice">Two</label><input id="twice" name="twice" />
        <label htmlFor={wide ? "w1" : "w2"}>W</label><input id="w1" name="w1" /><input id="w2" name="w2" />
        <Line label="Line" name="line" />
        <label>{n > 1 && "Many "}Things<input name="things" /></label>
        <label htmlFor="no">{wide ? <b>Bold</b> : "Plain"}</label>{wide && <input id="no" name="maybe" />}
        <label htmlFor="late">Late</label>
      </form>
      <input id="late" name="late" form={form} />
    </>
  );
}
