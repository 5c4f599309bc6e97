<title>${x} <#if a><form toolname="no" tooldescription="no"></#if></title>
<form toolname="find" tooldescription="Find a car">
  <textarea name="a">${x} </b> <#if a><input name="no"></#if></textarea>
  <script>var x = "${x}", y = "<input name='no'>"; if (a < b) { <#if a>f({});</#if> }</script>
  <style>a { width: ${x}px } <#if a>b::after { content: "<input>" }</#if></style>
  <select name="b"><option value="c">${x}</option><option <#if a>selected</#if>>d ${x}</option></select>
  <button>${x}</button><legend>${x}</legend>
</form>
