const TOOL = { toolname: "send_note", tooldescription: "Send a note" };
const FIELD = { required: true, maxLength: 20 } as const;

export default function Note({ form = {}, field = {}, rest }: Record<string, object>) {
  const { id, ...others } = { id: "n", title: "x" };
  return (
    <form {...TOOL} {...form}>
      <input name="to" {...FIELD} />
      <input {...FIELD} required={false} name="subject" />
      <input name="body" {...field} />
      <input {...field} name="copy" toolparamdescription="Who gets a copy" />
      <input id={id} {...others} name="last" {...rest} />
    </form>
  );
}
