<form toolname="find" tooldescription="Find a car" <c:choose><c:when test="${a}">class="a"</c:when><c:otherwise>class="b" toolautosubmit</c:otherwise></c:choose>>
  <input name="a" <c:if test="${a}">required</c:if>><input name="b"<c:if test="${a}"> disabled</c:if> value="${x}">
  <input name="<c:if test="${a}">p-</c:if>c" id="<c:choose><c:when test="${a}">d</c:when><c:otherwise>e</c:otherwise></c:choose>-f"><input <c:choose><c:when test="${a}">name="g" type="number"</c:when><c:otherwise>name="h"</c:otherwise></c:choose>>
  <input <c:forEach items="${xs}" var="x">data-${x}="${x}" </c:forEach>name="i">
</form>
