import type { DerivedProduct } from './DerivedProduct.ts'
import { isSellable } from './isSellable.ts'

/**
 * Returns the products the store sells: a combo only if all its products are sold, a hamper filled by the shopper
 * only if each step has enough items.
 */
export function filterSellableProducts(products: readonly DerivedProduct[]): readonly DerivedProduct[] {
  const able = products.filter(isSellable)
  const sold = new Set(able.map(({ nid }) => nid))
  // A hamper item has no options or text, because it is added without a choice.
  const plain = new Set(
    able
      .filter(({ asks, attributes }) => !asks && attributes.every(({ required }) => !required))
      .map(({ nid }) => nid),
  )
  const isWhole = ({ combo }: DerivedProduct) => (combo?.lines ?? []).every(({ nid }) => sold.has(nid))
  const fill = (product: DerivedProduct): DerivedProduct => {
    if (!product.hamper) return product
    const steps = product.hamper.steps.map((step) => ({
      ...step,
      items: step.items.filter((nid) => plain.has(nid)),
    }))
    return { ...product, hamper: { ...product.hamper, steps } }
  }
  const canBeFilled = ({ hamper }: DerivedProduct) =>
    (hamper?.steps ?? []).every(({ items }) => items.length > 0)
  return able.filter(isWhole).map(fill).filter(canBeFilled)
}
