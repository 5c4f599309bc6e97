export default function Survey({ legend, shown }: { legend: string; shown: boolean }) {
  return (
    <form toolname="survey" tooldescription="Answer the survey">
      <fieldset disabled={!shown}><legend>{legend}</legend><input name="a" /></fieldset>
      <fieldset disabled><input name="never" /></fieldset>
      <fieldset toolparamdescription={legend}>
        <label><input type="radio" name="mood" value="good" required />Good</label>
        {shown && <label><input type="radio" name="mood" value="bad" />Bad</label>}
      </fieldset>
      <div><label htmlFor="x">X</label>{shown ? <input id="x" name="x" /> : <textarea id="x" name="x" />}</div>
      <label>Both <input name="y" /><input name="z" /></label>
      <label htmlFor={`w${legend}`}>W</label><input id={`w${legend}`} name="w" />
    </form>
  );
}
