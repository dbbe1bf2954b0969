import type { ProductRow } from '../db/schema/products.ts'

/**
 * Serializes the personalisation settings of a product (specification 2, section 3); `customiser` is the URL of an
 * external customiser, with `{nid}` for the product's number.
 */
export function serializePersonalisationSettings({ nid, facts }: ProductRow, customiser: string | undefined) {
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
