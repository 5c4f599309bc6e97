export default function Login({ user, step, error }: { user?: string; step: number; error?: string }) {
  if (user) return <p>Hello {user}</p>;
  switch (step) {
    case 1:
      return <form toolname="ask_mail" tooldescription="Ask for the mail address"><input type="email" name="mail" required /></form>;
    case 2:
      return <form toolname="ask_code" tooldescription="Ask for the code"><input name="code" pattern="[0-9]{6}" maxLength={6} required /></form>;
  }
  let message = null;
  if (error) {
    message = <p role="alert">{error}</p>;
  }
  return (
    <form toolname="log_in" tooldescription="Log in with a name">
      {message}
      <input name="name" required={!error} />
      <input type="password" name="password" required />
    </form>
  );
}
