import React, { useState } from "react";

function Amount({ name, most = 10 }: { name: string; most?: number }) {
  const [value, setValue] = useState(1);
  return <input type="number" name={name} min={0} max={most} value={value} onChange={(event) => setValue(+event.target.value)} />;
}

const Agreement: React.FC = () => (
  <label><input type="checkbox" name="agree" required /> I agree</label>
);

export default function Give({ most }: { most: number }) {
  return (
    <form toolname="give" tooldescription="Give to charity">
      <Amount name="amount" most={most} />
      <Amount name="tip" />
      <Agreement />
    </form>
  );
}
