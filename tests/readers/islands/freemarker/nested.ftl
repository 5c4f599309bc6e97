<form toolname="find" tooldescription="Find a car">
  <#if a><input name="a" <#if b>required<#else>disabled</#if>><#list xs as x><input name="b"></#list><#else><input name="c"></#if>
</form>
