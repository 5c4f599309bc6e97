<form toolname="find" tooldescription="Find a car">
  
% if a:
<input name="a" 
% if b:
required
% else:
disabled
% endif
>
% for x in xs:
<input name="b">
% endfor

% else:
<input name="c">
% endif

</form>
