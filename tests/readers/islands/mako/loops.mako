<form toolname="find" tooldescription="Find a car"><ul>
% for x in xs:
<li><input type="radio" name="a" value="${x}">${x}
% endfor
</ul>
  <select name="b">
% for x in xs:
<option value="${x}">${x}
% endfor
</select>
  <select name="c"><option>x
% for x in xs:
<option>${x}</option>
% endfor
<option>y</select>
  
% if a:
<select name="d" multiple>
% else:
<select name="d">
% endif
<option>z</option></select>
  <dl>
% for x in xs:
<dt>${x}<dd><input name="e">
% endfor
</dl><p>
% if a:
<p>
% endif
<input name="f">
</form>
