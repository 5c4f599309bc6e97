export default function Texts({ n }: { n: number }) {
  return (
    <form toolname="texts" tooldescription="Say &quot;hi&quot; &amp; don&#39;t">
      <label>
        Make &amp; model
        &nbsp;<b>(required)</b>
        <input name="a" />
      </label>
      <label>One   two
        three {" "}
        {n} of {"many"}{"!"}
        <input name="b" toolparamdescription='It&apos;s "it"' />
      </label>
      <label>{/* a comment */}C{null}{undefined}{false}{true}{0}<input name="c" /></label>
      <label htmlFor="d">{["D", " ", <i key="i">d</i>]}</label><input id="d" name="d" />
      <label htmlFor="e">Emoji 🚲 &copy; \n</label><input id="e" name="e" aria-description="&lt;tag&gt;" />
      <label>{n > 1 ? "several" : "one"} <input name="f" /></label>
      <label>{`F ${n}`}<input name="g" /></label>
    </form>
  );
}
