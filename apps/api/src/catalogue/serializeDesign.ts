import type { ProductRow } from '../db/schema/products.ts'

/**
 * Writes what a shopper designs of a product (specification 2, section 3); `customiser` is the address of a customiser of
 * somebody else, with `{nid}` where the product's number goes.
 */
export function serializeDesign({ nid, facts }: ProductRow, customiser: string | undefined) {
  const design = facts?.design
  if (!design) return { customPersonalisedProduct: false }
  const { kind, aid, template, asks, limit } = design
  return {
    customPersonalisedProduct: true,
    PersonalisedProductType: kind,
    personalisedMyEraData: { Name: asks.name, Upload: asks.upload, Preview: asks.preview },
    design: {
      attribute: aid,
      template,
      character_limit: limit,
      customiser_url: customiser?.replaceAll('{nid}', String(nid)) ?? null,
    },
  }
}
