import { paise } from '@store/api-client/contract/money'
import { createDefaultSelection } from '@store/api-client/contract/rules/selection'
import type { ProductAttribute } from '../db/schema/ProductDetails.ts'
import type { ProductRow } from '../db/schema/products.ts'
import { productHref } from './productHref.ts'
import { serializePicture } from './serializePicture.ts'

/** Serializes the gifts of a combo, each with its default options; `gifts` is keyed by nid. */
export function serializeComboGifts({ facts }: ProductRow, gifts: ReadonlyMap<number, ProductRow>) {
  return (facts?.combo?.lines ?? []).flatMap(({ nid, quantity }) => {
    const gift = gifts.get(nid)
    const [picture] = gift?.pictures ?? []
    if (!gift || !picture) return []
    return [
      {
        nid,
        alias: productHref(gift),
        title: gift.title,
        image: serializePicture(picture),
        qty: quantity,
        options: (gift.facts?.attributes ?? []).flatMap(writeOptions),
      },
    ]
  })
}

function writeOptions(attribute: ProductAttribute) {
  if (attribute.kind !== 'options') return []
  const { aid, label, display, isRequired, options } = attribute
  const priced = options.map(({ id, adds, listAdds }) => ({
    id,
    adds: paise(adds),
    listAdds: paise(listAdds),
  }))
  const chosen =
    createDefaultSelection([{ id: aid, display, isRequired, options: priced }]).options[aid] ?? []
  const names = options.filter(({ id }) => chosen.includes(id)).map(({ name }) => name)
  return names.length === 0 ? [] : [{ label, value: names.join(', ') }]
}
