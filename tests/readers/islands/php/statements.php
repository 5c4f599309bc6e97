<?xml version="1.0"?><?php
/* <form toolname="no"> ?> */
$x = "?>"; function f() { return 1; } if ($a) { $b = 1; } // an end ?>
<form toolname="find" tooldescription="<?php esc_attr_e('Find', 'x'); ?>">
  <?php if ($a) { ?><input name="a"><?php } elseif ($b) { ?><input name="b"><?php } else { ?><input name="c"><?php } ?>
  <?php foreach ($xs as $x): ?><input name="d"><?php endforeach ?><?php while ($a) { ?><input name="e"><?php } ?>
  <?php switch ($x): ?>
    <?php case 1: ?><input name="f"><?php break; ?>
    <?php case 2: ?><input name="g"><?php break; default: ?><input name="h">
  <?php endswitch; ?>
  <?php switch ($x) { case 1: ?><input name="i"><?php break; case 2: ?><input name="j"><?php } ?>
  <?php wp_nonce_field('x'); ?><?php get_template_part('y'); ?><?php do_action('z'); ?><?php echo '<input>' ?><? print $x ?>
  <?php for ($i = 0; $i < 3; $i++): ?><input name="k" <?php checked($x, 1); ?>><?php endfor; ?><?php $x = 1; ?><?= /* } */ $x; ?>
  <input name="l" <?php if ($a) echo 'required'; ?>><input name="m" value="<?php echo htmlspecialchars($x, ENT_QUOTES); ?>">
  <?php if ($a): ?><input name="n"><?php else: if ($b): ?><input name="o"><?php endif; endif; ?><input name="p">
</form>
<?php if ($a): ?><input name="q"><?php endif; $y = "never closed
