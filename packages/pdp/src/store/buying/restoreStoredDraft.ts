import type { StoreApi } from 'zustand/vanilla'
import type { OptionsSlice } from '../createOptionsSlice.ts'
import type { ProductState } from '../ProductState.ts'
import { parseDrafts } from './parseDrafts.ts'
import { restoreDraft } from './restoreDraft.ts'

/** Takes over the draft of a product's page, or answers `true` where it was bought: the cart knows of that. */
export function restoreStoredDraft(
  store: StoreApi<ProductState>,
  kept: unknown,
  options: Pick<OptionsSlice, 'applySelection' | 'setPhoto'>,
  isAddressed: boolean,
): boolean {
  const { product } = store.getState()
  const draft = parseDrafts(kept).find(([id]) => id === String(product.id))?.[1]
  if (draft?.boughtFor !== undefined) return true
  if (draft) restoreDraft(store, draft, options, isAddressed)
  return false
}
