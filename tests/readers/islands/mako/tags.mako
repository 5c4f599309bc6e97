<%inherit file="base.html"/><%namespace name="forms" file="forms.html"/><%!
    import re
%><%def name="field(name)"><input name="${name}"></%def><%page args="x"/>
## <form toolname="no"> % if a:
<%doc> <form toolname="no"> ${x} </%doc><% y = "<form toolname='no'>" %>
<form toolname="find" tooldescription="${_('Find')}">
  <%block name="fields"><input name="a"></%block><%include file="x.html"/>${field("b")}${x | h}<%forms:box title="c"><input name="c"></%forms:box>
  <%text>${raw}
% if raw:
  </%text><%call expr="d()"><input name="d"></%call><%self:field name="e"/>
  % for x in xs:
    <input name="f"> % not a statement
  % endfor
  %% not a statement either
  % try:
    <input name="g">
  % except:
    <input name="h">
  % endtry
  % while a:
    <input name="i">
  % endwhile
  one \
  line ${"}"}<input name="j">
</form>
