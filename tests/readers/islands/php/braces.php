<form toolname="find" tooldescription="Find a car" onsubmit="go({a: 1, b: {c: '<?= $x ?>'}}); return false">
  <input name="a" onclick="f(function () { return {}; })" data-json='{"x": {"y": "<?= $x ?>"}}' style="width: <?= $x ?>px">
  <p>{ text } } { %} #} 100% <b>a &amp; b</b></p><input name="b" pattern="[a-z]{2,3}">
</form>
