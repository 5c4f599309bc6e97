<?php
function head_of($title) {
	foreach (names() as $name) { note($name); }
	?>
<h1><?= $title ?></h1>
<?php
}

function foot_of() {
	?>
<p>Written by us</p>
<?php
}

switch ($action) {
	case 'lost':
		if (!$key) {
			move('/');
			exit;
		}
		head_of('Lost');
		?>
<form toolname="lost" tooldescription="Sends a new password"><label for="user">Name or address</label><input name="user" id="user"></form>
		<?php
		foot_of();
		break;

	case 'logout':
		exit;

	case 'register':
		if (!$open) { exit; }
		?>
<form toolname="register" tooldescription="Registers a reader"><label for="user">Name</label><input name="user" id="user"></form>
		<?php
		break;

	default:
		if ($short) {
			if ($framed) {
				?>
<p>Short</p>
				<?php
			}
		}
		?>
<form toolname="login" tooldescription="Signs a reader in"><label for="user">Name</label><input name="log" id="user"></form>
<?php
		break;
}
