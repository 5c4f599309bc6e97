<#ftl output_format="HTML"><#import "forms.ftl" as forms><#include "head.ftl"><#-- <form toolname="no"> <#if a> -->
<#macro field name><input name="${name}"><#nested></#macro><#assign a = 1><#assign b><input name="a"></#assign><#function f x><#return x></#function>
<form toolname="find" tooldescription="<@spring.message 'find'/>">
  <@forms.input "b" class="x > y"/><@field name="c"><input name="c"></@field><#if (a > 1)><input name="d"></#if><#if a gt 1 && b == ">"><input name="e"><#elseif c??><input name="f"><#else><input name="g"></#if>
  <#list xs as x><input name="h"><#sep>, </#sep><#else><input name="i"></#list><#list xs>(<#items as x><input name="j"></#items>)</#list>
  <#switch x><#case 1><input name="k"><#break><#case 2><input name="l"><#default><input name="m"></#switch>
  <#noparse>${n}<#if n></#noparse><#attempt><input name="o"><#recover><input name="p"></#attempt><#escape x as x?html>${x}</#escape>${r"}"} #{q} <#t>
  <input name="r" <#if a>checked</#if> value="${x!'>'}"><#compress><input name="s"></#compress><#local t = 1><#autoesc><input name="t"></#autoesc>
</form>
