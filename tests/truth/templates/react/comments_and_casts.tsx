type Extra = Record<string, unknown>;
const props = { toolname: "cast", tooldescription: "Casts and comments" } satisfies Extra;

export default function Cast<T extends string>({ kind, label }: { kind: T; label?: string }) {
  return (
    <form
      // @ts-expect-error these attributes are not in the types yet
      {...(props as Extra)}
      /* a comment in a tag */
    >
      {/* {cond && <input name="no" />} */}
      <input
        name="a" // the name
        {...({ toolparamdescription: "The A" } as Extra)}
        required={true as boolean}
      />
      <input name={kind as string} type={"number" as const} />
      <label>{label!}<input name="b" /></label>
      <label>{(label ?? "C") as string}<input name="c" /></label>
    </form>
  );
}
