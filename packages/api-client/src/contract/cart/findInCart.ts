import { boolean, object, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { chosenGiftFields, parseChosenGift, serializeChosenGift } from './ConfiguredGift.ts'

/** POST a gift with its selection, to check whether the cart holds it already; adds nothing. */
export const findInCart = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/find',
  summary: 'Checks whether the cart contains a selection.',
  caller: 'visitor',
  isIdempotent: true,
  rateClass: 'cartChange',
  owns: { fid: 'photo' },
  input: pipe(strictObject(chosenGiftFields), transform(parseChosenGift)),
  answer: pipe(
    object({ result: object({ in_cart: boolean() }) }),
    transform(({ result }) => result.in_cart),
  ),
  encode: serializeChosenGift,
})
