import {
  type AddToCartRequest,
  type CartLine,
  type LineAttribute,
  toAttributeId,
  toLineId,
} from '../contract/cart/index.ts'
import { paise } from '../contract/money/index.ts'
import { quantityLimits } from '../contract/rules/quantity.ts'
import { applyOptions } from './applyOptions.ts'
import type { FakeLine } from './FakeCartState.ts'
import type { FakeProduct } from './FakeProduct.ts'
import type { FakeShop } from './FakeShop.ts'
import { type FakeCallResult, fakeHttpErrors } from './fakeHttpErrors.ts'
import { validateText } from './validateText.ts'

/** What adding a line needs: the products, the ids of new lines, and their pictures. */
export interface AddLineContext {
  readonly products: readonly FakeProduct[]
  readonly newId: () => string
  readonly pictureOf: FakeShop['pictureOf']
}

/**
 * Adds a product. It raises the quantity of a line with the same location, text and parent gift; otherwise it adds a
 * new line. Its free product is added with it.
 */
export function addLine(
  lines: readonly FakeLine[],
  { productId, pincode = '', texts = [], choices, belongsTo, button, ifAbsent }: AddToCartRequest,
  { products, newId, pictureOf }: AddLineContext,
  extras: readonly LineAttribute[] = [],
  units = 1,
): FakeCallResult<readonly FakeLine[]> {
  const product = products.find((one) => one.productId === productId)
  if (!product) return { refused: fakeHttpErrors.notFound }
  const here = lines.filter(({ state, isRemoved }) => state === 'in' && !isRemoved)
  const gift = here.find(({ line }) => (belongsTo ? line.id === belongsTo : line.belongsTo === undefined))
  if (belongsTo && !gift) return { refused: fakeHttpErrors.lineGone }
  if (product.isAddOn && !gift) return { refused: fakeHttpErrors.notFound }

  const unknown = texts.some(({ attribute }) => product.texts.every((one) => one.attribute !== attribute))
  if (unknown) return { refused: fakeHttpErrors.invalid }
  if (product.requiredInput && extras.length === 0) return { refused: fakeHttpErrors.notFound }
  const chosen = applyOptions(product, choices, newId)
  if ('refused' in chosen) return chosen
  const attributes: LineAttribute[] = [...extras, ...chosen.value.attributes]
  for (const { attribute, ...words } of product.texts) {
    const typed = texts.find((one) => one.attribute === attribute)?.text ?? ''
    const accepted = validateText(typed, words.limit, 400)
    if ('refused' in accepted) return accepted
    attributes.push({ kind: 'message', id: toAttributeId(newId()), ...words, text: accepted.value })
  }

  const along = product.isAddOn ? gift?.line.id : undefined
  const wanted = priceUnits(
    writeLine(chosen.value.product, {
      ...{ id: toLineId(newId()), attributes, belongsTo: along, pictureSrc: pictureOf(product) },
    }),
    units,
  )
  const duplicate = here.find((one) => one.pincode === pincode && isSameLineItem(one.line, wanted))
  const more = ifAbsent || button === 'buyNow' ? 0 : 1
  if (duplicate && duplicate.line.quantity + more > quantityLimits.max)
    return { refused: fakeHttpErrors.quantityLimit }
  if (duplicate) {
    const raised = { ...duplicate, line: { ...duplicate.line, quantity: duplicate.line.quantity + more } }
    return { value: lines.map((one) => (one === duplicate ? raised : one)) }
  }
  const free = products.find((one) => one.productId === product.freebie)
  const made = [
    wanted,
    ...(free
      ? [
          {
            ...writeLine(free, {
              ...{ id: toLineId(newId()), attributes: [], belongsTo: wanted.id, pictureSrc: pictureOf(free) },
            }),
            isFree: true,
          },
        ]
      : []),
  ]
  return {
    value: [...lines, ...made.map((line): FakeLine => ({ line, pincode, state: 'in', isRemoved: false }))],
  }
}

const priceUnits = (line: CartLine, units: number): CartLine => ({
  ...line,
  price: paise(line.price * units),
  listPrice: paise(line.listPrice * units),
})

const isSameLineItem = (line: CartLine, wanted: CartLine) =>
  line.productId === wanted.productId &&
  line.belongsTo === wanted.belongsTo &&
  !line.isFree &&
  toAttributesKey(line) === toAttributesKey(wanted)

const toAttributesKey = ({ attributes }: CartLine) =>
  JSON.stringify(attributes.map((said) => ('text' in said ? [said.label, said.text] : [said.label])))

const writeLine = (
  { productId, title, type, price, listPrice, country }: FakeProduct,
  own: Pick<CartLine, 'id' | 'attributes' | 'belongsTo' | 'pictureSrc'>,
): CartLine => ({
  ...own,
  productId,
  title,
  type,
  href: `/p/${type}/${productId}`,
  quantity: 1,
  price,
  listPrice,
  deliveryText: '',
  through: 'vendor',
  country,
  expressTitle: '',
  contents: [],
  isFree: false,
  isDeclined: false,
})
