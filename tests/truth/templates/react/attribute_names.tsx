export default function Names({ className }: { className: string }) {
  return (
    <form toolName="camel" toolDescription="Names in camel case" className={className} noValidate acceptCharset="utf-8" autoComplete="off">
      <label htmlFor="a" className="l">A</label>
      <input id="a" name="a" maxLength={3} minLength={1} readOnly tabIndex={-1} autoFocus inputMode="text" />
      <input name="b" toolParamDescription="The B" spellCheck={false} contentEditable={false} />
      <input type="file" name="f" accept="image/*" encType="x" formNoValidate />
      <textarea name="t" rows={3} cols={10} />
      <meter /><output name="o">1</output><svg viewBox="0 0 1 1"><title>in a drawing</title></svg>
      <input name="style" style={{ color: "red", marginTop: 3 }} onChange={() => {}} ref={null} key="k" suppressHydrationWarning />
    </form>
  );
}
