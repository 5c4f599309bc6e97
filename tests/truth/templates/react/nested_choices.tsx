type Step = "who" | "where" | "done";

function titleOf(step: Step) {
  switch (step) {
    case "who":
      return "Who";
    default:
      return "Other";
  }
}

export default function Wizard({ step, isAdult, country }: { step: Step; isAdult: boolean; country: string }) {
  const fields = (() => {
    switch (step) {
      case "who":
        return isAdult ? <input name="name" aria-description="The name" /> : <input name="parent" aria-description="A parent" />;
      case "where":
        return (
          <>
            {country === "de" ? <input name="plz" /> : country === "us" ? <input name="zip" /> : <input name="code" />}
            {country !== "us" && <input name="city" />}
          </>
        );
      default:
        return null;
    }
  })();
  return (
    <form toolname="go_on" tooldescription="Go on with the next step">
      <h2>{titleOf(step)}</h2>
      {fields}
      {step === "done" ? <p>Done</p> : <button>Next</button>}
      {!isAdult && step !== "done" && <input type="checkbox" name="agree" required />}
    </form>
  );
}
