<%@ taglib prefix="c" uri="http://java.sun.com/jsp/jstl/core" %><%-- <form toolname="no"> --%>
<%! int x = 1; %><% if (a) { %>
<form toolname="find" tooldescription="<fmt:message key="find"/>" action="<c:url value="/find"/>">
  <c:out value="${x}"/><c:set var="a" value="b"/><c:if test="${a > 1 && b == '>'}"><input name="a"></c:if>
  <c:forEach items="${xs}" var="x"><input name="b" <c:if test="${x}">required</c:if>></c:forEach><c:forTokens items="a,b" delims="," var="x"><input name="c"></c:forTokens>
  <form:input path="make" cssClass="x"/><form:select path="d"><form:option value="1"/></form:select><jsp:include page="x.jsp"/><s:textfield name="e"/>
  <% for (int i = 0; i < 3; i++) { %><input name="f"><% } %><%= request.getParameter("}") %>\${g} #{h}<input name="i">
</form><% } else { %><form toolname="other" tooldescription="Another"></form><% } %>
