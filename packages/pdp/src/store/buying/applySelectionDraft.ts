import type { ChosenDelivery } from '@store/api-client/contract/cart'
import { createDefaultSelection } from '@store/api-client/contract/rules/selection'
import type { StoreApi } from 'zustand/vanilla'
import { parseChoicesParameter } from '../choicesParameter.ts'
import type { OptionsSlice } from '../createOptionsSlice.ts'
import type { DeliveryDayState } from '../DeliveryDayState.ts'
import { initialDeliveryDayState } from '../days/initialDeliveryDayState.ts'
import type { ProductState } from '../ProductState.ts'
import type { ProductSelectionDraft } from './ProductSelectionDraft.ts'

/**
 * Restores the selection and texts of the previous page. Values that were already entered are newer, and options in the
 * page's URL were requested by a link; both take precedence.
 */
export function applySelectionDraft(
  store: StoreApi<ProductState>,
  draft: ProductSelectionDraft,
  options: Pick<OptionsSlice, 'applySelection' | 'setPhoto'>,
  isAddressed: boolean,
): void {
  const { product, selection, addOns, cardDrafts, candleDrafts } = store.getState()
  const { attributes } = product
  const isOpen = (id: number) => !selection.texts[id]
  const usual = createDefaultSelection(attributes).options
  const stored = parseChoicesParameter(attributes, draft.choices)
  const isUsual = (id: number) => String(selection.options[id]) === String(usual[id])
  options.applySelection({
    options: isAddressed
      ? selection.options
      : Object.fromEntries(
          attributes.map(({ id }) => [id, (isUsual(id) ? stored : selection.options)[id] ?? []]),
        ),
    texts: Object.fromEntries(
      attributes.filter(({ id }) => isOpen(id)).map(({ id }) => [id, draft.texts[id] ?? '']),
    ),
  })
  for (const { id, display } of attributes) {
    const photo = display === 'photo' && !selection.photos?.[id] ? draft.photos[id] : undefined
    if (photo) options.setPhoto(id, photo)
  }
  const { redeemsPoints, delivery, cards, candles } = draft
  store.setState({
    ...(addOns.length === 0 && { addOns: draft.addOns }),
    ...(cards && { cardDrafts: { ...cards, ...cardDrafts } }),
    ...(candles && { candleDrafts: { ...candles, ...candleDrafts } }),
    ...(redeemsPoints !== undefined && { redeemsPoints }),
    ...(delivery && { day: dayOf(store.getState().day, delivery) }),
  })
}

// When the picker is loaded, it checks whether the day is still available; the server checks it in any case.
const dayOf = (day: DeliveryDayState | undefined, delivery: ChosenDelivery): DeliveryDayState => {
  const restored = { ...initialDeliveryDayState, requestedDate: delivery.date, chosen: delivery }
  if (!day) return restored
  // A page that opens with its Valentine date already has the day, but not the time slot.
  const isSame = day.chosen?.date === delivery.date && day.chosen.slot === undefined
  return isSame ? { ...day, area: restored.area, chosen: delivery } : day
}
