import { cloneElement, Suspense } from "react";

const Admin = ({ user, children }: any) => (user?.admin ? children : null);

function Guarded(props: any) {
  if (!props.ready) return null;
  return <div>{props.children}</div>;
}

function Card({ title, children }: any) {
  return <section>{title && <h2>{title}</h2>}{children}</section>;
}

const Either = ({ on, children, fallback }: any) => (on ? children : fallback);

const word = <input name="word" />;

export default ({ user, ready, on, strict }: any) => (
  <form toolname="find" tooldescription="Find a lake">
    <Card><label>Town <input name="town" required /></label></Card>
    <Card title="More"><label>Post code <input name="code" /></label></Card>
    <Admin user={user}><label>Secret <input name="secret" required /></label></Admin>
    <Guarded ready={ready}><label>Depth <input name="depth" required /></label></Guarded>
    <Either on={on} fallback={<label>Kind <input name="kind" /></label>}>
      <label>Size <input name="size" required /></label>
    </Either>
    <Suspense fallback={<input name="later" />}><input name="later" /></Suspense>
    {cloneElement(word, strict ? { required: true } : {})}
    {cloneElement(<input name="extra" />, { disabled: strict })}
  </form>
);
