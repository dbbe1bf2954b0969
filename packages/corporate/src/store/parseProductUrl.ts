/** The gift an address names in `product_url`, if it names a product's page of this shop and nothing else. */
export function parseProductUrl(search: string): string | undefined {
  const named = new URLSearchParams(search).get('product_url') ?? ''
  return /^\/p\/[a-z0-9-]+\/[a-z0-9-]+$/i.test(named) && named.length <= 200 ? named : undefined
}
