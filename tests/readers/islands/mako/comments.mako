<%doc> <form toolname="no" tooldescription="no"> {{ {% <% ${ { </%doc>
<!-- ${x} <form toolname="neither" tooldescription="${x}"> -->
<form toolname="find" tooldescription="Find a <%doc> good </%doc>car" <%doc> class="no" </%doc>>
  <%doc>
  <input name="no">
  </%doc><input name="a" <%doc> required </%doc>>
</form>
