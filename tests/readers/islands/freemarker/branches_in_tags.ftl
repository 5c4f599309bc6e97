<form toolname="find" tooldescription="Find a car" <#if a>class="a"<#else>class="b" toolautosubmit</#if>>
  <input name="a" <#if a>required</#if>><input name="b"<#if a> disabled</#if> value="${x}">
  <input name="<#if a>p-</#if>c" id="<#if a>d<#else>e</#if>-f"><input <#if a>name="g" type="number"<#else>name="h"</#if>>
  <input <#list xs as x>data-${x}="${x}" </#list>name="i">
</form>
