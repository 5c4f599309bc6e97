import { createContext, forwardRef, memo, Suspense, useContext, useId } from "react";

const Locale = createContext("en");
const Input = forwardRef<HTMLInputElement, any>(function Input({ name, ...props }, ref) {
  const id = useId();
  return <p><label htmlFor={id}>{name}</label><input id={id} ref={ref} name={name} {...props} /></p>;
});
const Submit = memo(() => <button>{useContext(Locale) === "de" ? "Los" : "Go"}</button>);

export default function Search({ locale }: { locale: string }) {
  const id = useId();
  return (
    <Locale.Provider value={locale}>
      <form toolname="look_up" tooldescription="Look a word up">
        <Suspense fallback={<p>…</p>}>
          <label htmlFor={id}>Word</label>
          <input id={id} name="word" required />
          <Input name="language" maxLength={2} />
        </Suspense>
        <Submit />
      </form>
    </Locale.Provider>
  );
}
