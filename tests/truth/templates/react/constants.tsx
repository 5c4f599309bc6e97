const NAME = "subscribe";
const TEXTS = { about: "Get the newsletter", mail: "Where it goes" } as const;
const LIMITS = Object.freeze({ age: { min: 18, max: 120 } });
const FIELDS = ["mail", "age"] as const;
enum Mode { Daily = "daily", Weekly = "weekly" }
let changed = "one";
changed = "two";
const on = true;

export default function Newsletter() {
  const text = TEXTS.about + (on ? "" : " never");
  return (
    <form toolname={NAME} tooldescription={text}>
      <input type="email" name={FIELDS[0]} required={on} toolparamdescription={TEXTS["mail"]} />
      <input type="number" name={FIELDS[1]} min={LIMITS.age.min} max={LIMITS.age.max} step={1 / 2} />
      <select name="mode"><option value={Mode.Daily}>Every day</option><option value={Mode.Weekly}>Every week</option></select>
      <input name="note" toolparamdescription={changed} />
      <button type="submit">Go</button>
    </form>
  );
}
