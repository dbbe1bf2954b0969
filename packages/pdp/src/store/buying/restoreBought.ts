import { readChoices } from '../choicesInAddress.ts'
import type { BuyerParts } from './BuyerParts.ts'
import type { Drafts } from './createDrafts.ts'
import { requestOf } from './requestOf.ts'
import { restoreDraft } from './restoreDraft.ts'

/** Takes over what was bought on the page before as long as the cart holds it, and forgets it where the cart does not. */
export async function restoreBought({ store, ports, options }: BuyerParts, drafts: Drafts): Promise<void> {
  const draft = drafts.bought()
  if (!draft) return
  const { product } = store.getState()
  const { texts, photos, delivery, boughtFor: pincode } = draft
  const selection = { options: readChoices(product.attributes, draft.choices), texts, photos }
  const answer = await ports.findInCart?.(requestOf(product, { selection, delivery, pincode }))
  if (!answer?.ok) return
  if (answer.value) restoreDraft(store, draft, options, (ports.choices?.read() ?? '') !== '')
  else drafts.forget()
}
