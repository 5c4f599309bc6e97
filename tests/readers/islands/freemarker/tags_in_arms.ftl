<#if a><form toolname="a" tooldescription="The first"><#else><form toolname="b" tooldescription="The second"></#if>
  <#if a><fieldset disabled></#if><input name="c"><#if a></fieldset></#if>
  <#if b><div><input name="d"><#else><section><label>E <input name="e"></label></#if>
  <#if b></div><#else></section></#if>
<#if b></form><#else><input name="f"></form></#if>
<#if a></div></#if><form toolname="g" tooldescription="The third"><#if a></form></#if><input name="h"></form>
