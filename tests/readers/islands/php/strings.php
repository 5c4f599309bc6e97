<form toolname="find" tooldescription="<?= $x ?? ">" ?> and <?= $x ?? '"' ?>" class='<?= $x ?? '"' ?>'>
  <input name="a" title="<?= $x ?? ">" ?>"><input name=b title=<?= $x ?? ">" ?>>
  <?php if ($x > ">"): ?><input name="c"><?php endif; ?>
  <?= "<input name='no'>" ?>
</form>
