export default function Booleans({ on, nothing }: { on: boolean; nothing?: null }) {
  return (
    <>
      <form toolname="bare" tooldescription="A bare switch is lost" toolautosubmit><input name="a" required disabled={false} /></form>
      <form toolname="true" tooldescription="So is true" toolautosubmit={true}><input name="a" required={true} /></form>
      <form toolname="false" tooldescription="And false" toolautosubmit={false}><input name="a" required={false} /></form>
      <form toolname="empty" tooldescription="An empty text is kept" toolautosubmit=""><input name="a" required="" /></form>
      <form toolname="text" tooldescription="As is any text" toolautosubmit="false"><input name="a" required={"false"} /></form>
      <form toolname="undefined" tooldescription="Nothing is nothing" toolautosubmit={undefined}><input name="a" required={null} title={undefined} /></form>
      <form toolname="choice" tooldescription="A text or nothing" toolautosubmit={on ? "" : undefined}><input name="a" required={on} disabled={!on} /></form>
      <form toolname="and" tooldescription="A text or false" toolautosubmit={on && "true"}><input name="a" required={on || undefined} readOnly={on} /></form>
      <form toolname={nothing} tooldescription="No name"><input name="a" /></form>
      <form toolname="late" tooldescription={nothing ?? "A default"}><input name="a" multiple={true} type="email" /></form>
      <form toolname="numbers" tooldescription="0 and 1" toolautosubmit={0}><input name="a" required={0} /><input name="b" required={1} /></form>
      <form toolname="custom" tooldescription="Data and aria" data-on={true} aria-busy={false}><input name="a" aria-required={true} hidden /></form>
    </>
  );
}
