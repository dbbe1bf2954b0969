/** Returns the gift in the URL parameter `product_url`, if it is the URL of a product page of this shop. */
export function parseProductUrlParam(search: string): string | undefined {
  const named = new URLSearchParams(search).get('product_url') ?? ''
  return /^\/p\/[a-z0-9-]+\/[a-z0-9-]+$/i.test(named) && named.length <= 200 ? named : undefined
}
