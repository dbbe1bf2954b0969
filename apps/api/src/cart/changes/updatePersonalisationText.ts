import type { UpdateMessageRequest } from '@store/api-client/contract/cart'
import { HttpError } from '../../http/HttpError.ts'
import { lineNotFoundError } from '../lines/lineNotFoundError.ts'
import { parsePersonalisationText } from '../personalisation/personalisationText.ts'
import type { LockedCart } from './moveLines.ts'

/** Updates a line's personalisation text, unless it has changed since the shopper saw it. */
export async function updatePersonalisationText(
  { repo, cartId }: LockedCart,
  asked: UpdateMessageRequest,
): Promise<void> {
  const lines = await repo.lines(cartId)
  const line = lines.find(({ id }) => id === asked.lineId)
  const attribute = line?.attributes.find(({ id }) => id === asked.attributeId)
  if (!line || attribute?.kind !== 'text') throw lineNotFoundError()
  const text = parsePersonalisationText(asked.text, attribute.limit, { status: 422, field: 'u_msg' })
  if (text === '' && attribute.isRequired) {
    throw new HttpError(422, 'message_empty', ({ errors }) => errors.fieldEmpty, 'u_msg')
  }
  // If the text is already the requested one, the request succeeds, because it may be the repetition of one whose
  // response was lost.
  if (attribute.text === text) return
  if (attribute.text !== asked.from) {
    throw new HttpError(409, 'message_changed', ({ errors }) => errors.messageChanged)
  }
  const attributes = line.attributes.map((one) => (one === attribute ? { ...attribute, text } : one))
  await repo.setAttributes(line.id, attributes)
}
