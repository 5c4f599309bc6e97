{{-- <form toolname="no" tooldescription="no"> {{ {% <% ${ { --}}
<!-- {{ $x }} <form toolname="neither" tooldescription="{{ $x }}"> -->
<form toolname="find" tooldescription="Find a {{-- good --}}car" {{-- class="no" --}}>
  {{--
  <input name="no">
  --}}<input name="a" {{-- required --}}>
</form>
