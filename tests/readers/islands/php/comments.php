<?php /* <form toolname="no" tooldescription="no"> {{ {% <% ${ { */ ?>
<!-- <?= $x ?> <form toolname="neither" tooldescription="<?= $x ?>"> -->
<form toolname="find" tooldescription="Find a <?php /* good */ ?>car" <?php /* class="no" */ ?>>
  <?php /*
  <input name="no">
  */ ?><input name="a" <?php /* required */ ?>>
</form>
