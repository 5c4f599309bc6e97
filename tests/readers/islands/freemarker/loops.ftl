<form toolname="find" tooldescription="Find a car"><ul><#list xs as x><li><input type="radio" name="a" value="${x}">${x}</#list></ul>
  <select name="b"><#list xs as x><option value="${x}">${x}</#list></select>
  <select name="c"><option>x<#list xs as x><option>${x}</option></#list><option>y</select>
  <#if a><select name="d" multiple><#else><select name="d"></#if><option>z</option></select>
  <dl><#list xs as x><dt>${x}<dd><input name="e"></#list></dl><p><#if a><p></#if><input name="f">
</form>
