<form toolname="find" tooldescription="Find a car"><ul><?php foreach ($xs as $x): ?><li><input type="radio" name="a" value="<?php echo $x; ?>"><?php echo $x; ?><?php endforeach; ?></ul>
  <select name="b"><?php foreach ($xs as $x): ?><option value="<?php echo $x; ?>"><?php echo $x; ?><?php endforeach; ?></select>
  <select name="c"><option>x<?php foreach ($xs as $x): ?><option><?php echo $x; ?></option><?php endforeach; ?><option>y</select>
  <?php if ($a): ?><select name="d" multiple><?php else: ?><select name="d"><?php endif; ?><option>z</option></select>
  <dl><?php foreach ($xs as $x): ?><dt><?php echo $x; ?><dd><input name="e"><?php endforeach; ?></dl><p><?php if ($a) { ?><p><?php } ?><input name="f">
</form>
