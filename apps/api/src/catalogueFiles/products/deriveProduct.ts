import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'
import type { CatalogueProduct } from './CatalogueProduct.ts'
import type { DerivedProduct } from './DerivedProduct.ts'

const paise = 100

type Find = (nid: number) => CatalogueProduct | undefined

/** Adds the values derived from the product, its category, its combo lines and the defaults. */
export function deriveProduct(product: CatalogueProduct, files: CatalogueFiles, find: Find): DerivedProduct {
  const { nid, title, description, country, combo } = product
  const category = files.categories?.find(({ id }) => id === product.category)
  const { pointsPercent = 0, internationalDisclaimer = [] } = files.defaults ?? {}
  const listPrice = listPriceOf(product, find)
  const isInternational = country !== 'IN'
  return {
    ...product,
    sku: product.sku ?? `mg-${nid}`,
    listPrice,
    percentOff: Math.floor(((listPrice - product.price) * 100) / listPrice),
    earnPoints: product.earns ? Math.round((product.price * pointsPercent) / 100 / paise) : 0,
    isInternational,
    productCount: combo?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 1,
    crumbs: [
      { text: 'Home', href: '/' },
      ...(category ? [{ text: category.title, href: `/${category.slug}` }] : []),
      { text: title, href: undefined },
    ],
    variants: (files.variants ?? []).filter(({ entries }) => entries.some((entry) => entry.nid === nid)),
    disclaimer: product.disclaimer ?? category?.disclaimer ?? [],
    internationalDisclaimer:
      product.internationalDisclaimer ?? (isInternational ? internationalDisclaimer : []),
    meta: product.meta ?? { title, description },
  }
}

// The list price of a combo is the sum of its lines; `validateCatalogue` reports a missing line.
const listPriceOf = ({ price, listPrice, combo }: CatalogueProduct, find: Find): number => {
  if (listPrice !== undefined || !combo) return listPrice ?? price
  return combo.lines.reduce((sum, line) => {
    const product = find(line.nid)
    return sum + line.quantity * (product?.listPrice ?? product?.price ?? 0)
  }, 0)
}
