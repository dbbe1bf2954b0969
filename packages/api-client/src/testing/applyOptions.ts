import { type ConfiguredGift, type LineAttribute, toAttributeId } from '../contract/cart/index.ts'
import { paise } from '../contract/money/index.ts'
import {
  calculateSelectionPrice,
  createDefaultSelection,
  type ProductSelection,
} from '../contract/rules/selection.ts'
import type { FakeProduct } from './FakeProduct.ts'
import { type FakeCallResult, fakeHttpErrors } from './fakeHttpErrors.ts'

/** Applies the chosen options to a product: its price with them, and the attributes that its line shows. */
export function applyOptions(
  product: FakeProduct,
  choices: ConfiguredGift['choices'],
  newId: () => string,
): FakeCallResult<{ readonly product: FakeProduct; readonly attributes: readonly LineAttribute[] }> {
  const { options: offered = [] } = product
  const isKnown = choices?.every(({ attribute, options }) => {
    const ids = offered.find(({ id }) => id === attribute)?.options.map(({ id }) => id)
    return options.every((id) => ids?.includes(id))
  })
  if (isKnown === false) return { refused: fakeHttpErrors.invalid }
  const chosen: ProductSelection['options'] = {
    ...createDefaultSelection(offered).options,
    ...Object.fromEntries((choices ?? []).map(({ attribute, options }) => [attribute, options])),
  }
  const { price, listPrice } = calculateSelectionPrice(product, offered, { options: chosen, texts: {} })
  const attributes = offered.flatMap(({ id, label, options }) =>
    options
      .filter((option) => chosen[id]?.includes(option.id))
      .map(
        ({ name: text }): LineAttribute => ({
          ...{ kind: 'choice', id: toAttributeId(newId()), label, text },
          name: id === 10 ? 'weight' : 'other',
        }),
      ),
  )
  return { value: { product: { ...product, price: paise(price), listPrice: paise(listPrice) }, attributes } }
}
