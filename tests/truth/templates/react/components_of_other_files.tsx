import { Field, Panel } from "./_fields";

export default function Signup({ plan }: { plan: string }) {
  return (
    <form toolname="sign_up" tooldescription="Open an account">
      <Field label="Name" name="name" required />
      <Panel footer={<input name="coupon" toolparamdescription="A coupon" />}>
        <Field label="Plan"><select name="plan" defaultValue={plan}><option>free</option><option>paid</option></select></Field>
      </Panel>
      <label>Mail <input type="email" name="mail" required /></label>
      <button>Open</button>
    </form>
  );
}
