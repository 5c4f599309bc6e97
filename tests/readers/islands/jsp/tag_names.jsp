<form toolname="find" tooldescription="Find a car">
  <${x} name="a">text</${x}><h${x}>head</h${x}><div${x} id="b"></div><x-${x} name="c"></x-${x}>
  <input name="d"></p${x}>text${x}<input name="e">${x}text
</form>
