
% if a:
<form toolname="a" tooldescription="The first"><input name="q">
% elif b:
<form toolname="b" tooldescription="The second"><input name="q">
% else:
<form toolname="c" tooldescription="The third">
% endif

  <label>R 
% if a:
one
% elif b:
two
% else:
three
% endif
 <input name="r"></label>
</form>
