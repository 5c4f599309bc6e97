<?php if ($a): ?><form toolname="a" tooldescription="The first"><input name="q"><?php elseif ($b): ?><form toolname="b" tooldescription="The second"><input name="q"><?php else: ?><form toolname="c" tooldescription="The third"><?php endif; ?>
  <label>R <?php if ($a): ?>one<?php elseif ($b): ?>two<?php else: ?>three<?php endif; ?> <input name="r"></label>
</form>
