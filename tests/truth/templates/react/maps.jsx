const UNITS = ["kg", "lb"];
const SIZES = [{ value: "s", label: "Small" }, { value: "l", label: "Large" }];

export default ({ colours, extras }) => (
  <form toolname="order" tooldescription="Order a shirt">
    <select name="size">{SIZES.map((size) => <option key={size.value} value={size.value}>{size.label}</option>)}</select>
    <select name="colour" required>
      <option value="">Choose</option>
      {colours.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
    </select>
    <fieldset toolparamdescription="The unit">
      {UNITS.map((unit) => <label key={unit}><input type="radio" name="unit" value={unit} />{unit}</label>)}
    </fieldset>
    {extras.map((extra, index) => <input key={index} name={`extra_${index}`} placeholder={extra} />)}
    {Object.entries({ a: 1 }).map(([key]) => <input key={key} type="hidden" name={key} />)}
    <button>Order</button>
  </form>
);
