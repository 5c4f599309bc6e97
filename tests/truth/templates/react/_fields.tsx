export function Field({ label, name, children, ...rest }: any) {
  return <label>{label}{children ?? <input name={name} {...rest} />}</label>;
}

export const Panel = ({ children, footer }: any) => <div className="panel">{children}{footer}</div>;

export function Form({ tool, about, children }: any) {
  return <form toolname={tool} tooldescription={about}>{children}</form>;
}
