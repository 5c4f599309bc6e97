<form toolname="f">
<?php $x = get(); if ( $x ) : ?><input name="a"><?php endif; ?>
<?php if ($a): ?><input name="b"><?php put_back(); endif; ?>
<input name="c">
<?php if (more($a)): while (more()): take(); ?><input name="d"><?php endwhile; put_back(); endif; ?>
<?php foreach ($xs as $x): if ($x): ?><input name="e"><?php endif; endforeach; ?>
<?php if ($a): ?><input name="g"><?php note("it's"); elseif ($b): # isn't it ?><input name="h"><?php note(); else : ?><input name="i"><?php endif; ?>
<?php if ($a) : foreach ($b as $c) { ?><input name="j"><?php } endif; ?>
<?php if ($a) : echo 1; else : echo 2; endif; $y = $a ? b() : c(); ?>
<input name="k">
<?php switch ($a): case 1: ?><input name="l"><?php note(); break; case 2: ?><input name="m"><?php break; endswitch; ?>
</form>
