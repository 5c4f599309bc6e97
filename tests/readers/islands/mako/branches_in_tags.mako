<form toolname="find" tooldescription="Find a car" 
% if a:
class="a"
% else:
class="b" toolautosubmit
% endif
>
  <input name="a" 
% if a:
required
% endif
><input name="b"
% if a:
 disabled
% endif
 value="${x}">
  <input name="
% if a:
p-
% endif
c" id="
% if a:
d
% else:
e
% endif
-f"><input 
% if a:
name="g" type="number"
% else:
name="h"
% endif
>
  <input 
% for x in xs:
data-${x}="${x}" 
% endfor
name="i">
</form>
