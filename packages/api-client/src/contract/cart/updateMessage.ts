import { maxLength, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { giftTextMaxCodeUnits } from '../rules/giftText.ts'
import { cartResponseSchema } from './Cart.ts'
import { type LineId, lineIdSchema } from './CartLine.ts'
import { type AttributeId, attributeIdSchema } from './LineAttribute.ts'

/** A new message for a line. */
export interface UpdateMessageRequest {
  readonly lineId: LineId
  readonly attributeId: AttributeId
  /** The message before the edit. If the server has a different one, it is not overwritten. */
  readonly from: string
  readonly text: string
}

const words = pipe(string(), maxLength(giftTextMaxCodeUnits))

/**
 * POST a new text for an attribute of a line: line id (`ci_id`), old text (`o_msg`), new text (`u_msg`), attribute id
 * (`c_aid`); specification 1, section 7.
 */
export const updateMessage = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/message',
  summary: 'Changes a personalised text of a line.',
  specification: ['1, section 7, Cart: update message'],
  caller: 'visitor',
  isIdempotent: true,
  rateClass: 'cartChange',
  owns: { ci_id: 'cartLine', c_aid: 'lineAttribute' },
  input: pipe(
    strictObject({ ci_id: lineIdSchema, c_aid: attributeIdSchema, o_msg: words, u_msg: words }),
    transform(({ ci_id, c_aid, o_msg, u_msg }) => ({
      lineId: ci_id,
      attributeId: c_aid,
      from: o_msg,
      text: u_msg,
    })),
  ),
  answer: cartResponseSchema,
  encode: ({ lineId, attributeId, from, text }: UpdateMessageRequest) => ({
    ci_id: lineId,
    c_aid: attributeId,
    o_msg: from,
    u_msg: text,
  }),
})
