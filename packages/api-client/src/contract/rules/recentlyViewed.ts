/** Products the list of recently viewed ones keeps (specification 2, section 9). */
export const recentlyViewedLimit = 8

/** A product somebody looked at. */
export interface ViewedProduct {
  /** Number of the product. */
  readonly id: number
  /** ISO numeric country it goes to. */
  readonly country: number
}

/** The list after a product was looked at: newest first, each once, the oldest dropped (specification 2, section 4). */
export const addViewedProduct = (
  list: readonly ViewedProduct[],
  { id, country }: ViewedProduct,
): readonly ViewedProduct[] =>
  [{ id, country }, ...list.filter((viewed) => viewed.id !== id)].slice(0, recentlyViewedLimit)

/** What of the list is shown beside a product: the others that go to its country. */
export const otherViewedProducts = (
  list: readonly ViewedProduct[],
  { id, country }: ViewedProduct,
): readonly ViewedProduct[] => list.filter((viewed) => viewed.id !== id && viewed.country === country)

/** The list as a browser kept it; anybody may have written there, and what is no entry is left out. */
export function parseViewedProducts(kept: unknown): readonly ViewedProduct[] {
  if (!Array.isArray(kept)) return []
  return kept.flatMap((entry: unknown) => {
    const { id, country } = Object(entry)
    return isNumber(id) && isNumber(country) ? [{ id, country }] : []
  })
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value < 2 ** 31
