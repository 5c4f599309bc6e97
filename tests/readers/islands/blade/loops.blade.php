<form toolname="find" tooldescription="Find a car"><ul> @foreach ($xs as $x) <li><input type="radio" name="a" value="{{ $x }}">{{ $x }} @endforeach </ul>
  <select name="b"> @foreach ($xs as $x) <option value="{{ $x }}">{{ $x }} @endforeach </select>
  <select name="c"><option>x @foreach ($xs as $x) <option>{{ $x }}</option> @endforeach <option>y</select>
   @if ($a) <select name="d" multiple> @else <select name="d"> @endif <option>z</option></select>
  <dl> @foreach ($xs as $x) <dt>{{ $x }}<dd><input name="e"> @endforeach </dl><p> @if ($a) <p> @endif <input name="f">
</form>
