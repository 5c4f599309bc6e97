import { cloneElement, useMemo, type ReactElement } from "react";

const List = ({ items, render }: { items: string[]; render: (item: string) => ReactElement }) => <ul>{items.map((item) => <li key={item}>{render(item)}</li>)}</ul>;
const Described = ({ text, children }: any) => cloneElement(children, { "aria-description": text });
const FIELDS: Record<string, ReactElement> = { text: <input name="text" aria-description="A text" />, number: <input type="number" name="number" aria-description="A number" /> };

export default function Page({ items, kind }: { items: string[]; kind: string }) {
  const head = useMemo(() => <input name="head" aria-description="The head" />, []);
  return (
    <form toolname="render" tooldescription="Fields that are rendered elsewhere">
      {head}
      <List items={items} render={(item) => <input name={`i_${item}`} />} />
      <Described text="What it is"><input name="described" /></Described>
      {FIELDS[kind]}
      {FIELDS.text}
    </form>
  );
}
