<form toolname="find" tooldescription="{{ $x ?? ">" }} and {{ $x ?? '"' }}" class='{{ $x ?? '"' }}'>
  <input name="a" title="{{ $x ?? ">" }}"><input name=b title={{ $x ?? ">" }}>
   @if ($x === ")>") <input name="c"> @endif 
  {!! "<input name='no'>" !!}
</form>
