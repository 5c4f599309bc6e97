const PREFIX = "car";
const KIND = `${PREFIX}s`;

export default function Cars({ place, n }: { place: string; n: number }) {
  const title = `Cars in ${place}`;
  return (
    <form toolname={`find_${KIND}`} tooldescription={`Find ${n} ${KIND} in ${place}`} tooltitle={title}>
      <input name={`q`} toolparamdescription={`What a ${PREFIX} is called
        or looks like`} />
      <input name={`${PREFIX}_year`} min={`${1900}`} type="number" />
      <input name={`row[${n}][name]`} />
      <label>{`A label with ${n} parts`} and {"a text"}<input name="l" /></label>
      <input name={String.raw`raw`} />
    </form>
  );
}
