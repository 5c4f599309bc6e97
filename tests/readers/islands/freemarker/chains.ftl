<#if a><form toolname="a" tooldescription="The first"><input name="q"><#elseif b><form toolname="b" tooldescription="The second"><input name="q"><#else><form toolname="c" tooldescription="The third"></#if>
  <label>R <#if a>one<#elseif b>two<#else>three</#if> <input name="r"></label>
</form>
