<title><?= $x ?> <?php if ($a) { ?><form toolname="no" tooldescription="no"><?php } ?></title>
<form toolname="find" tooldescription="Find a car">
  <textarea name="a"><?= $x ?> </b> <?php if ($a) { ?><input name="no"><?php } ?></textarea>
  <script>var x = "<?= $x ?>", y = "<input name='no'>"; if (a < b) { <?php if ($a) { ?>f({});<?php } ?> }</script>
  <style>a { width: <?= $x ?>px } <?php if ($a) { ?>b::after { content: "<input>" }<?php } ?></style>
  <select name="b"><option value="c"><?= $x ?></option><option <?php if ($a) { ?>selected<?php } ?>>d <?= $x ?></option></select>
  <button><?= $x ?></button><legend><?= $x ?></legend>
</form>
