export default function Raw({ html }: { html: string }) {
  return (
    <form toolname="vote" tooldescription="Vote in the poll">
      <label dangerouslySetInnerHTML={{ __html: "<b>Your</b> name <input name=inner>" }} />
      <label htmlFor="c">Choice</label>
      <select id="c" name="choice" dangerouslySetInnerHTML={{ __html: html }} />
      <div dangerouslySetInnerHTML={{ __html: html }}></div>
      <label>Why <textarea name="why" required /></label>
    </form>
  );
}
