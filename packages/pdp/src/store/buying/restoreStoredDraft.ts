import type { StoreApi } from 'zustand/vanilla'
import type { OptionsSlice } from '../createOptionsSlice.ts'
import type { ProductState } from '../ProductState.ts'
import { applySelectionDraft } from './applySelectionDraft.ts'
import { parseDrafts } from './parseDrafts.ts'

/**
 * Restores the draft of a product page. Returns `true` if its product was added to the cart, because the draft is then
 * kept only while the cart contains the product.
 */
export function restoreStoredDraft(
  store: StoreApi<ProductState>,
  kept: unknown,
  options: Pick<OptionsSlice, 'applySelection' | 'setPhoto'>,
  isAddressed: boolean,
): boolean {
  const { product } = store.getState()
  const draft = parseDrafts(kept).find(([id]) => id === String(product.id))?.[1]
  if (draft?.boughtFor !== undefined) return true
  if (draft) applySelectionDraft(store, draft, options, isAddressed)
  return false
}
