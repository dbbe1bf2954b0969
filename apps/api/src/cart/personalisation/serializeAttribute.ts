import type { SerializedResponseOf } from '@store/api-client/contract/call'
import type { cartCalls } from '@store/api-client/contract/cart'
import type { StoredAttribute } from '../../db/schema/StoredAttribute.ts'
import type { ServerMessages } from '../../messages/ServerMessages.ts'

type LineWire = SerializedResponseOf<(typeof cartCalls)['list']>['result']['prods'][number]

/** Serializes a selected option, text or upload for the API response. */
export function serializeAttribute(
  attribute: StoredAttribute,
  { store }: ServerMessages,
): NonNullable<LineWire['attributes']>[number] {
  const { kind, id, aid, text } = attribute
  const label = store.attributeLabels[aid] ?? attribute.label
  if (kind === 'picture') return { c_aid: id, type: 2, label, img_url: text }
  const common = { c_aid: id, aid, type: 0, txt: text, label } as const
  if (kind === 'choice' || kind === 'number' || kind === 'occasion') return common
  return { ...common, required: attribute.isRequired ? '1' : '0', msg_limit: attribute.limit }
}
