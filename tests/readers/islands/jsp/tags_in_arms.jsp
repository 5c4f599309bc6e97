<c:choose><c:when test="${a}"><form toolname="a" tooldescription="The first"></c:when><c:otherwise><form toolname="b" tooldescription="The second"></c:otherwise></c:choose>
  <c:if test="${a}"><fieldset disabled></c:if><input name="c"><c:if test="${a}"></fieldset></c:if>
  <c:choose><c:when test="${b}"><div><input name="d"></c:when><c:otherwise><section><label>E <input name="e"></label></c:otherwise></c:choose>
  <c:choose><c:when test="${b}"></div></c:when><c:otherwise></section></c:otherwise></c:choose>
<c:choose><c:when test="${b}"></form></c:when><c:otherwise><input name="f"></form></c:otherwise></c:choose>
<c:if test="${a}"></div></c:if><form toolname="g" tooldescription="The third"><c:if test="${a}"></form></c:if><input name="h"></form>
