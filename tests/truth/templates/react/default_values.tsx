export default function Profile({ user }: { user: { name: string; news: boolean; age?: number } }) {
  return (
    <form toolname="edit_profile" tooldescription="Change your profile">
      <input name="name" defaultValue={user.name} required />
      <input name="city" defaultValue="Rome" />
      <input type="number" name="age" defaultValue={user.age} min={0} />
      <input type="range" name="volume" defaultValue={3} step={2} />
      <input type="checkbox" name="news" defaultChecked={user.news} />
      <input type="checkbox" name="terms" defaultChecked value="yes" required />
      <label><input type="radio" name="sex" value="f" defaultChecked />F</label>
      <label><input type="radio" name="sex" value="m" />M</label>
      <textarea name="about" defaultValue={`Line one\nLine two`} />
      <textarea name="more" value={user.name} readOnly></textarea>
      <input type="hidden" name="id" value="7" />
      <input name="controlled" value={user.name} onChange={() => undefined} />
    </form>
  );
}
