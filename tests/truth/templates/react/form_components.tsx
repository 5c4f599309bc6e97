import { Form } from "./_fields";

export default function Contact({ topic }: { topic: string }) {
  return (
    <Form tool="contact_us" about={"Write to us about " + topic}>
      <label>Text<textarea name="text" required /></label>
      <button>Send</button>
    </Form>
  );
}
