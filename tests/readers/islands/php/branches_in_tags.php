<form toolname="find" tooldescription="Find a car" <?php if ($a): ?>class="a"<?php else: ?>class="b" toolautosubmit<?php endif; ?>>
  <input name="a" <?php if ($a) { ?>required<?php } ?>><input name="b"<?php if ($a) { ?> disabled<?php } ?> value="<?= $x ?>">
  <input name="<?php if ($a) { ?>p-<?php } ?>c" id="<?php if ($a): ?>d<?php else: ?>e<?php endif; ?>-f"><input <?php if ($a): ?>name="g" type="number"<?php else: ?>name="h"<?php endif; ?>>
  <input <?php foreach ($xs as $x): ?>data-<?php echo $x; ?>="<?php echo $x; ?>" <?php endforeach; ?>name="i">
</form>
