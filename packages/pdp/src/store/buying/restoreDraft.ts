import type { ChosenDelivery } from '@store/api-client/contract/cart'
import type { StoreApi } from 'zustand/vanilla'
import { parseChoices } from '../choicesParameter.ts'
import type { OptionsSlice } from '../createOptionsSlice.ts'
import type { DayState } from '../DayState.ts'
import { initialDay } from '../days/initialDay.ts'
import type { ProductState } from '../ProductState.ts'
import type { ProductDraft } from './ProductDraft.ts'

/**
 * Takes over what was chosen and typed on the page before: what stands there already is newer, and options that the
 * page's address tells are what a link wants.
 */
export function restoreDraft(
  store: StoreApi<ProductState>,
  draft: ProductDraft,
  options: Pick<OptionsSlice, 'applySelection' | 'setPhoto'>,
  isAddressed: boolean,
): void {
  const { product, selection, addOns } = store.getState()
  const { attributes } = product
  const isOpen = (id: number) => !selection.texts[id]
  options.applySelection({
    options: isAddressed ? selection.options : parseChoices(attributes, draft.choices),
    texts: Object.fromEntries(
      attributes.filter(({ id }) => isOpen(id)).map(({ id }) => [id, draft.texts[id] ?? '']),
    ),
  })
  for (const { id, display } of attributes) {
    const photo = display === 'photo' && !selection.photos?.[id] ? draft.photos[id] : undefined
    if (photo) options.setPhoto(id, photo)
  }
  const { redeemsPoints, delivery } = draft
  store.setState({
    ...(addOns.length === 0 && { addOns: draft.addOns }),
    ...(redeemsPoints !== undefined && { redeemsPoints }),
    ...(delivery && { day: dayOf(store.getState().day, delivery) }),
  })
}

// Whether it is still open, the picker asks once it is there, and the shop in any case.
const dayOf = (day: DayState | undefined, delivery: ChosenDelivery): DayState => {
  const kept = { ...initialDay, requestedDate: delivery.date, chosen: delivery }
  if (!day) return kept
  // A page that opens with the day of its season has the day already, and not the hours.
  const isSame = day.chosen?.date === delivery.date && day.chosen.slot === undefined
  return isSame ? { ...day, area: kept.area, chosen: delivery } : day
}
