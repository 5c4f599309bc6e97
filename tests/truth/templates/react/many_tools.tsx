export default function Shop({ products, featured, admin }: { products: { id: string; name: string }[]; featured?: string; admin: boolean }) {
  if (products.length === 0 && !admin) return null;
  return (
    <main>
      {featured && (
        <form toolname="buy_featured" tooldescription={`Buy ${featured}`}>
          <input type="number" name="count" min={1} defaultValue={1} aria-description="How many" />
        </form>
      )}
      {products.map((product) => (
        <form key={product.id} toolname={`buy_${product.id}`} tooldescription={`Buy ${product.name}`}>
          <input type="hidden" name="id" value={product.id} />
          <input type="number" name="count" min={1} max={9} aria-description="How many" required />
        </form>
      ))}
      {admin ? (
        <form toolname="add_product" tooldescription="Add a product"><input name="name" required aria-description="Its name" /></form>
      ) : (
        <form toolname="ask" tooldescription="Ask about a product"><textarea name="text" aria-description="The question" /></form>
      )}
    </main>
  );
}
