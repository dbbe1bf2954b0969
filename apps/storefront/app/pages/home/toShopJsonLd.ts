import type { ShopInfo } from '../../ShopInfo.ts'

/** Returns a shop's structured data (JSON-LD): schema.org's Organization with its contacts and profiles. */
export function toShopJsonLd(
  { name, contacts: { telephone, email, address }, social }: ShopInfo,
  url: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    ...{ name, url },
    ...(telephone && { telephone: telephone.number }),
    ...(email !== undefined && { email }),
    ...(address !== undefined && { address }),
    ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
  }
}
