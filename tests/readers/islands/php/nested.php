<form toolname="find" tooldescription="Find a car">
  <?php if ($a): ?><input name="a" <?php if ($b): ?>required<?php else: ?>disabled<?php endif ?>><?php foreach ($xs as $x): ?><input name="b"><?php endforeach; ?><?php else: ?><input name="c"><?php endif; ?>
</form>
