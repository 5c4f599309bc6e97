<form toolname="find" tooldescription="Find a car" <?= $x ?>>
  <input <?= $x ?>><input<?= $x ?>><input name="a" <?= $x ?> required><input <?= $x ?>="b"><input <?= $x ?>=c name="d">
  <input name="e"<?= $x ?>><input name=f<?= $x ?> value=<?= $x ?>><input name="g" data-<?= $x ?>="h" aria-<?= $x ?>>
  <input name="i<?= $x ?>" value='j<?= $x ?>'><input value="<?= $x ?>"name="k"><input name=<?= $x ?>>
</form>
