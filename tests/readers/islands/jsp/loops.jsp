<form toolname="find" tooldescription="Find a car"><ul><c:forEach items="${xs}" var="x"><li><input type="radio" name="a" value="${x}">${x}</c:forEach></ul>
  <select name="b"><c:forEach items="${xs}" var="x"><option value="${x}">${x}</c:forEach></select>
  <select name="c"><option>x<c:forEach items="${xs}" var="x"><option>${x}</option></c:forEach><option>y</select>
  <c:choose><c:when test="${a}"><select name="d" multiple></c:when><c:otherwise><select name="d"></c:otherwise></c:choose><option>z</option></select>
  <dl><c:forEach items="${xs}" var="x"><dt>${x}<dd><input name="e"></c:forEach></dl><p><c:if test="${a}"><p></c:if><input name="f">
</form>
