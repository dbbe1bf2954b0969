import type { CatalogueProduct } from './CatalogueProduct.ts'
import { categories } from './categories.ts'
import type { DerivedProduct } from './DerivedProduct.ts'
import { internationalDisclaimer } from './internationalDisclaimer.ts'
import { variantGroups } from './variantGroups.ts'

/** Points per hundred rupees. */
const earnPercent = 2

type Find = (nid: number) => CatalogueProduct | undefined

/** Adds the values derived from the product, its category and its combo lines. */
export function deriveProduct(product: CatalogueProduct, find: Find): DerivedProduct {
  const { nid, title, description, country, combo } = product
  const category = categories[product.category]
  const listPrice = listPriceOf(product, find)
  const isInternational = country !== 'IN'
  return {
    ...product,
    sku: `mg-${nid}`,
    listPrice,
    percentOff: Math.floor(((listPrice - product.price) * 100) / listPrice),
    earnPoints: product.earns ? Math.round((product.price * earnPercent) / 100) : 0,
    isInternational,
    productCount: combo?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 1,
    crumbs: [
      { text: 'Home', href: '/' },
      { text: category.title, href: category.href },
      { text: title, href: undefined },
    ],
    variants: variantGroups.filter(({ entries }) => entries.some((entry) => entry.nid === nid)),
    disclaimer: product.disclaimer ?? category.disclaimer,
    internationalDisclaimer:
      product.internationalDisclaimer ?? (isInternational ? internationalDisclaimer : []),
    meta: product.meta ?? { title, description },
  }
}

// The list price of a combo is the sum of its lines; `validateCatalogue` reports a line that does not exist.
const listPriceOf = ({ price, listPrice, combo }: CatalogueProduct, find: Find): number => {
  if (listPrice !== undefined || !combo) return listPrice ?? price
  return combo.lines.reduce((sum, line) => {
    const product = find(line.nid)
    return sum + line.quantity * (product?.listPrice ?? product?.price ?? 0)
  }, 0)
}
