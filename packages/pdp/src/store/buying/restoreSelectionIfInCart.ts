import { parseChoicesParameter } from '../choicesParameter.ts'
import { applySelectionDraft } from './applySelectionDraft.ts'
import type { ProductSelectionDraftStore } from './createDraftStore.ts'
import type { PurchaseDependencies } from './PurchaseDependencies.ts'
import { toChosenGift } from './toChosenGift.ts'

/** Restores a purchased draft while the cart contains it, and deletes it otherwise. */
export async function restoreSelectionIfInCart(
  { store, ports, options }: PurchaseDependencies,
  drafts: ProductSelectionDraftStore,
): Promise<void> {
  const draft = drafts.bought()
  if (!draft) return
  const { product } = store.getState()
  const { texts, photos, delivery, boughtFor: pincode } = draft
  const selection = { options: parseChoicesParameter(product.attributes, draft.choices), texts, photos }
  const answer = await ports.findInCart?.(toChosenGift(product, { selection, delivery, pincode }))
  if (!answer?.ok) return
  if (answer.value) applySelectionDraft(store, draft, options, (ports.choices?.read() ?? '') !== '')
  else drafts.forget()
}
