<form toolname="find" tooldescription="${x or ">"} and ${x or '"'}" class='${x or '"'}'>
  <input name="a" title="${x or ">"}"><input name=b title=${x or ">"}>
  
% if x == ">":
<input name="c">
% endif

  ${"<input name='no'>"}
</form>
