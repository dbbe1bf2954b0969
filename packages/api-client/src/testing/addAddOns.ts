import { type ChosenAddOn, type LineAttribute, type LineId, toAttributeId } from '../contract/cart/index.ts'
import { candlePriceMultipliers, parseCandleNumber } from '../contract/rules/candleNumber.ts'
import { greetingCardTextLimit } from '../contract/rules/cardText.ts'
import { quantityLimits } from '../contract/rules/quantity.ts'
import { type AddLineContext, addLine } from './addLine.ts'
import type { FakeLine } from './FakeCartState.ts'
import { type FakeCallResult, fakeHttpErrors } from './fakeHttpErrors.ts'
import { fakeOccasions } from './fakeProducts.ts'
import { validateText } from './validateText.ts'

/** Adds a line's add-ons: all of them, or none if any cannot be added. */
export function addAddOns(
  lines: readonly FakeLine[],
  giftId: LineId,
  wanted: readonly ChosenAddOn[],
  shop: AddLineContext,
): FakeCallResult<readonly FakeLine[]> {
  if (new Set(wanted.map(({ productId }) => productId)).size < wanted.length) {
    return { refused: fakeHttpErrors.invalid }
  }
  let now = lines
  for (const one of wanted) {
    const added = addOne(now, giftId, one, shop)
    if ('refused' in added) return added
    now = added.value
  }
  return { value: now }
}

function addOne(
  lines: readonly FakeLine[],
  giftId: LineId,
  wanted: ChosenAddOn,
  shop: AddLineContext,
): FakeCallResult<readonly FakeLine[]> {
  const { productId, quantity } = wanted
  const gift = lines.find(({ line }) => line.id === giftId)
  const product = shop.products.find((one) => one.productId === productId)
  if (!product) return { refused: fakeHttpErrors.notFound }
  if (!product.isAddOn || !gift || gift.line.belongsTo !== undefined)
    return { refused: fakeHttpErrors.invalid }
  const answers = readAnswers(wanted, product.requiredInput, shop.newId)
  if ('refused' in answers) return answers
  const { extras, units } = answers.value
  const request = { productId, pincode: gift.pincode, belongsTo: giftId }
  const added = addLine(lines, request, shop, extras, units)
  if ('refused' in added) return added
  const before = (id: LineId) => lines.find(({ line }) => line.id === id)?.line.quantity ?? 0
  const grown = added.value.find(({ line }) => line.quantity > before(line.id))
  // The line already counts one unit.
  const pieces = (grown?.line.quantity ?? 0) - 1 + quantity
  if (pieces > quantityLimits.max) return { refused: fakeHttpErrors.quantityLimit }
  return {
    value: added.value.map((one) =>
      one === grown ? { ...one, line: { ...one.line, quantity: pieces } } : one,
    ),
  }
}

interface Answers {
  readonly extras: readonly LineAttribute[]
  /** Factor by which the price of the line is multiplied. */
  readonly units: number
}

function readAnswers(
  { candleNumber, occasion, text }: ChosenAddOn,
  asks: 'number' | 'occasion' | undefined,
  newId: () => string,
): FakeCallResult<Answers> {
  const id = toAttributeId(newId())
  const choice = (label: string, said: string) =>
    ({ kind: 'choice', id, name: 'other', label, text: said }) as const
  if (asks === 'number') {
    if (occasion !== undefined || text !== undefined) return { refused: fakeHttpErrors.invalid }
    const read = parseCandleNumber(String(candleNumber ?? ''), 'new')
    if ('fault' in read) return { refused: fakeHttpErrors.candleNumber }
    const { number } = read
    return {
      value: { extras: [choice('Number', String(number))], units: candlePriceMultipliers.new(number) },
    }
  }
  if (asks === 'occasion') {
    if (candleNumber !== undefined) return { refused: fakeHttpErrors.invalid }
    const named = Object.entries(fakeOccasions).find(([, one]) => one === occasion)
    if (!named) return { refused: fakeHttpErrors.occasion }
    const accepted = validateText(text ?? '', greetingCardTextLimit, 400)
    if ('refused' in accepted) return accepted
    const message: LineAttribute = {
      ...{ kind: 'message', id: toAttributeId(newId()), name: 'other', label: 'Message on the card' },
      ...{ text: accepted.value, limit: greetingCardTextLimit, isRequired: false },
    }
    return { value: { extras: [choice('Occasion', named[0]), message], units: 1 } }
  }
  const isPlain = candleNumber === undefined && occasion === undefined && text === undefined
  return isPlain ? { value: { extras: [], units: 1 } } : { refused: fakeHttpErrors.invalid }
}
