<form toolname="find" tooldescription="Find a car">
   @if ($a) <input name="a"  @if ($b) required @else disabled @endif > @foreach ($xs as $x) <input name="b"> @endforeach  @else <input name="c"> @endif 
</form>
