/** Maximum number of recently viewed products (specification 2, section 9). */
export const recentlyViewedLimit = 8

/** A recently viewed product. */
export interface ViewedProduct {
  /** Id of the product. */
  readonly id: number
  /** ISO numeric country of delivery. */
  readonly country: number
}

/**
 * Adds a viewed product to the list: the latest first, without duplicates, and without the oldest beyond the maximum
 * (specification 2, section 4).
 */
export const addViewedProduct = (
  list: readonly ViewedProduct[],
  { id, country }: ViewedProduct,
): readonly ViewedProduct[] =>
  [{ id, country }, ...list.filter((viewed) => viewed.id !== id)].slice(0, recentlyViewedLimit)

/** Returns the recently viewed products that a product page shows: the other products for the same delivery country. */
export const selectOtherViewedProducts = (
  list: readonly ViewedProduct[],
  { id, country }: ViewedProduct,
): readonly ViewedProduct[] => list.filter((viewed) => viewed.id !== id && viewed.country === country)

/** Parses the list from browser storage, which is untrusted; invalid entries are left out. */
export function parseViewedProducts(kept: unknown): readonly ViewedProduct[] {
  if (!Array.isArray(kept)) return []
  return kept.flatMap((entry: unknown) => {
    const { id, country } = Object(entry)
    return isNumber(id) && isNumber(country) ? [{ id, country }] : []
  })
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value < 2 ** 31
