<title>${x} <c:if test="${a}"><form toolname="no" tooldescription="no"></c:if></title>
<form toolname="find" tooldescription="Find a car">
  <textarea name="a">${x} </b> <c:if test="${a}"><input name="no"></c:if></textarea>
  <script>var x = "${x}", y = "<input name='no'>"; if (a < b) { <c:if test="${a}">f({});</c:if> }</script>
  <style>a { width: ${x}px } <c:if test="${a}">b::after { content: "<input>" }</c:if></style>
  <select name="b"><option value="c">${x}</option><option <c:if test="${a}">selected</c:if>>d ${x}</option></select>
  <button>${x}</button><legend>${x}</legend>
</form>
