import type { AddToCartRequest } from '@store/api-client/contract/cart'
import type { ProductAttribute } from '@store/api-client/contract/catalogue'
import type { ProductSelection } from '@store/api-client/contract/rules/selection'

/** Converts the chosen options, texts and photos to the cart's format; a blank text is omitted. */
export function toCartChoices(
  attributes: readonly ProductAttribute[],
  { options, texts, photos: chosen = {} }: ProductSelection,
): Pick<AddToCartRequest, 'choices' | 'texts' | 'photos'> {
  const choices = attributes
    .filter((attribute) => attribute.options.length > 0)
    .map(({ id }) => ({ attribute: id, options: options[id] ?? [] }))
  const written = attributes
    .filter(({ id, display }) => display === 'text' && texts[id]?.trim())
    .map(({ id }) => ({ attribute: id, text: texts[id]?.trim() ?? '' }))
  const photos = attributes.flatMap(({ id, display }) => {
    const photo = display === 'photo' ? chosen[id] : undefined
    return photo ? [{ attribute: id, upload: photo.id }] : []
  })
  return {
    ...(choices.length > 0 && { choices }),
    ...(written.length > 0 && { texts: written }),
    ...(photos.length > 0 && { photos }),
  }
}
