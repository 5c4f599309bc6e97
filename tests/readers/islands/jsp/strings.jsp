<form toolname="find" tooldescription="${empty x ? ">" : x} and ${empty x ? '"' : x}" class='${empty x ? '"' : x}'>
  <input name="a" title="${empty x ? ">" : x}"><input name=b title=${empty x ? ">" : x}>
  <c:if test="${x gt '>'}"><input name="c"></c:if>
  <%= "<input name='no'>" %>
</form>
