import { Notice } from '@store/ui'
import { createProductPart } from '../../../react/createProductPart.ts'
import { useBelowTheFoldMessages } from '../../../react/useBelowTheFoldMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'

/**
 * Renders the note to read before ordering a gift: the product's own, or the one for its type (specification 2, section
 * 2, "Info blocks").
 */
export const ProductNote = createProductPart((slots) => slots.note, OwnNote)

function OwnNote() {
  const { note, type } = useProduct().product
  const { cakeNote } = useBelowTheFoldMessages()
  const text = note ?? (type === 'cake' ? cakeNote : undefined)
  return text === undefined ? null : <Notice kind="info">{text}</Notice>
}
