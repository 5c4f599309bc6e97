 @if ($a) <form toolname="a" tooldescription="The first"> @else <form toolname="b" tooldescription="The second"> @endif 
   @if ($a) <fieldset disabled> @endif <input name="c"> @if ($a) </fieldset> @endif 
   @if ($b) <div><input name="d"> @else <section><label>E <input name="e"></label> @endif 
   @if ($b) </div> @else </section> @endif 
 @if ($b) </form> @else <input name="f"></form> @endif 
 @if ($a) </div> @endif <form toolname="g" tooldescription="The third"> @if ($a) </form> @endif <input name="h"></form>
