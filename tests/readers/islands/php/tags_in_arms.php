<?php if ($a): ?><form toolname="a" tooldescription="The first"><?php else: ?><form toolname="b" tooldescription="The second"><?php endif; ?>
  <?php if ($a) { ?><fieldset disabled><?php } ?><input name="c"><?php if ($a) { ?></fieldset><?php } ?>
  <?php if ($b): ?><div><input name="d"><?php else: ?><section><label>E <input name="e"></label><?php endif ?>
  <?php if ($b): ?></div><?php else: ?></section><?php endif ?>
<?php if ($b): ?></form><?php else: ?><input name="f"></form><?php endif ?>
<?php if ($a) { ?></div><?php } ?><form toolname="g" tooldescription="The third"><?php if ($a) { ?></form><?php } ?><input name="h"></form>
