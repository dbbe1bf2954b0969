import type { StoreApi } from 'zustand/vanilla'
import { readChoices } from '../choicesInAddress.ts'
import type { Options } from '../createOptions.ts'
import type { ProductState } from '../ProductState.ts'
import { readDrafts } from './readDrafts.ts'

/**
 * Takes over what was chosen and typed on the page before: what stands there already is newer, and options that the
 * page's address tells are what a link wants.
 */
export function restoreDraft(
  store: StoreApi<ProductState>,
  kept: unknown,
  options: Pick<Options, 'takeOver' | 'setPhoto'>,
  isAddressed: boolean,
): void {
  const { product, selection, addOns } = store.getState()
  const draft = readDrafts(kept).find(([id]) => id === String(product.id))?.[1]
  if (!draft) return
  const { attributes } = product
  const isOpen = (id: number) => !selection.texts[id]
  options.takeOver({
    options: isAddressed ? selection.options : readChoices(attributes, draft.choices),
    texts: Object.fromEntries(
      attributes.filter(({ id }) => isOpen(id)).map(({ id }) => [id, draft.texts[id] ?? '']),
    ),
  })
  for (const { id, display } of attributes) {
    const photo = display === 'photo' && !selection.photos?.[id] ? draft.photos[id] : undefined
    if (photo) options.setPhoto(id, photo)
  }
  const { redeemsPoints } = draft
  store.setState({
    ...(addOns.length === 0 && { addOns: draft.addOns }),
    ...(redeemsPoints !== undefined && { redeemsPoints }),
  })
}
