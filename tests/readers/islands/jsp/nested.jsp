<form toolname="find" tooldescription="Find a car">
  <c:choose><c:when test="${a}"><input name="a" <c:choose><c:when test="${b}">required</c:when><c:otherwise>disabled</c:otherwise></c:choose>><c:forEach items="${xs}" var="x"><input name="b"></c:forEach></c:when><c:otherwise><input name="c"></c:otherwise></c:choose>
</form>
