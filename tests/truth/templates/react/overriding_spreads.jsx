const defaults = { type: "number", min: 1, max: 9, required: true };
const bound = (name, more) => ({ name, "aria-description": `The ${name}`, ...more });

export default function Spread({ disabled, extra, hidden }) {
  const base = { ...defaults, max: 5 };
  const { max, ...rest } = base;
  return (
    <form toolname="spread" tooldescription="Spread attributes">
      <input {...base} name="a" />
      <input {...rest} name="b" type="range" />
      <input {...defaults} {...{ required: undefined, name: "c" }} />
      <input {...bound("d")} />
      <input name="e" {...(disabled ? { disabled: true } : {})} />
      <input name="f" {...(extra && { required: true })} />
      <input {...{ ...defaults, ...{ name: "g", step: 2 } }} />
      {hidden ? null : <input {...defaults} name="h" />}
      <select name="i" {...{ multiple: true }}><option {...{ value: "x" }}>X</option></select>
    </form>
  );
}
