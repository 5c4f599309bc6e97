<title>${x} 
% if a:
<form toolname="no" tooldescription="no">
% endif
</title>
<form toolname="find" tooldescription="Find a car">
  <textarea name="a">${x} </b> 
% if a:
<input name="no">
% endif
</textarea>
  <script>var x = "${x}", y = "<input name='no'>"; if (a < b) { 
% if a:
f({});
% endif
 }</script>
  <style>a { width: ${x}px } 
% if a:
b::after { content: "<input>" }
% endif
</style>
  <select name="b"><option value="c">${x}</option><option 
% if a:
selected
% endif
>d ${x}</option></select>
  <button>${x}</button><legend>${x}</legend>
</form>
