import { isSingleChoice } from '@store/api-client/contract/rules/displaysByAttributeType'
import { calculateSelectionPrice, createDefaultSelection } from '@store/api-client/contract/rules/selection'
import type { ProductAttribute } from '../../db/schema/ProductDetails.ts'
import type { ProductRow } from '../../db/schema/products.ts'
import type { StoredAttribute } from '../../db/schema/StoredAttribute.ts'
import { HttpError } from '../../http/HttpError.ts'

/** Selected options of a product, by the attribute's number. */
export interface AttributeSelection {
  readonly attribute: number
  readonly options: readonly number[]
}

/** An attribute with options. */
export type AttributeWithOptions = Extract<ProductAttribute, { readonly kind: 'options' }>

/** Returns the ids of the selected options of an attribute: the requested ones, or else the defaults. */
export function getChosenOptions(
  attribute: AttributeWithOptions,
  choices: readonly AttributeSelection[],
): readonly number[] {
  const named = choices.find((choice) => choice.attribute === attribute.aid)
  return named?.options ?? createDefaultSelection([asChoosable(attribute)]).options[attribute.aid] ?? []
}

/** Returns the stored form of an attribute; undefined if no option was selected or deselected. */
export function toStoredOptionAttributes(
  attribute: AttributeWithOptions,
  chosen: readonly number[],
  newId: () => string,
): readonly StoredAttribute[] {
  const { aid, label, display, options } = attribute
  const names = options.filter(({ id }) => chosen.includes(id)).map(({ name }) => name)
  const isLeftOut =
    !isSingleChoice(display) && options.some(({ id, adds }) => adds < 0 && !chosen.includes(id))
  if (names.length === 0 && !isLeftOut) return []
  const text = names.length > 0 ? names.join(', ') : 'Without'
  return [{ kind: 'choice', id: newId(), aid, label: pieces(aid, text) ?? label, text, options: chosen }]
}

// A cake is sold by weight or by pieces, with one attribute number for both (specification 1, section 3).
const pieces = (aid: number, text: string) => (aid === 10 && text.includes('Pcs') ? 'Pieces' : undefined)

/** Rejects unknown options, two options where one is allowed, and a missing required one. */
export function assertValidChoices(
  asked: readonly ProductAttribute[],
  choices: readonly AttributeSelection[],
): void {
  const attributes = asked.filter((attribute) => attribute.kind === 'options')
  const given = choices.map(({ attribute }) => attribute)
  const isKnown = ({ attribute, options }: AttributeSelection) => {
    const one = attributes.find(({ aid }) => aid === attribute)
    const isOne = !one || !isSingleChoice(one.display) || options.length <= 1
    return (
      isOne &&
      options.every((id, at) => one?.options.some((each) => each.id === id) && options.indexOf(id) === at)
    )
  }
  if (new Set(given).size < given.length || !given.every((aid) => attributes.some((one) => one.aid === aid)))
    throw invalid()
  if (!choices.every(isKnown)) throw invalid()
  if (attributes.some((one) => one.isRequired && getChosenOptions(one, choices).length === 0)) {
    throw new HttpError(400, 'choice_missing', ({ errors }) => errors.fieldRequired, 'options')
  }
}

const invalid = () => new HttpError(400, 'invalid', ({ errors }) => errors.tryAgain, 'options')

/** Returns a product at the price of its selected options. */
export function applyChoicePrices(product: ProductRow, said: readonly StoredAttribute[]): ProductRow {
  const priced = priceOptions(product, said)
  const units = said.reduce((all, one) => (one.kind === 'number' ? all * one.units : all), 1)
  return units === 1
    ? priced
    : { ...priced, price: priced.price * units, listPrice: priced.listPrice * units }
}

function priceOptions(product: ProductRow, said: readonly StoredAttribute[]): ProductRow {
  const attributes = (product.facts?.attributes ?? [])
    .filter((one) => one.kind === 'options')
    .map(asChoosable)
  const chosen = said.flatMap((one) => (one.kind === 'choice' ? [[one.aid, one.options] as const] : []))
  const isSold = ([aid, options]: (typeof chosen)[number]) => {
    const sold = attributes.find(({ id }) => id === aid)?.options.map(({ id }) => id) ?? []
    return options.every((id) => sold.includes(id))
  }
  // An option that is no longer sold has no price and counts as out of stock, which prevents the order.
  if (!chosen.every(isSold)) return { ...product, stock: 0 }
  if (attributes.length === 0) return product
  const options = { ...createDefaultSelection(attributes).options, ...Object.fromEntries(chosen) }
  return { ...product, ...calculateSelectionPrice(product, attributes, { options, texts: {} }) }
}

const asChoosable = ({ aid, display, isRequired, options }: AttributeWithOptions) => ({
  id: aid,
  display,
  isRequired,
  options,
})
