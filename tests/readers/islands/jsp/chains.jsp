<c:choose><c:when test="${a}"><form toolname="a" tooldescription="The first"><input name="q"></c:when><c:when test="${b}"><form toolname="b" tooldescription="The second"><input name="q"></c:when><c:otherwise><form toolname="c" tooldescription="The third"></c:otherwise></c:choose>
  <label>R <c:choose><c:when test="${a}">one</c:when><c:when test="${b}">two</c:when><c:otherwise>three</c:otherwise></c:choose> <input name="r"></label>
</form>
