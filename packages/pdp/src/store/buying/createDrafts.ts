import type { Product } from '@store/api-client/contract/catalogue'
import type { StoreApi } from 'zustand/vanilla'
import { writeChoices } from '../choicesInAddress.ts'
import type { ProductPorts } from '../ProductPorts.ts'
import type { ProductState } from '../ProductState.ts'
import type { ProductDraft, Wish } from './ProductDraft.ts'
import { readDrafts } from './readDrafts.ts'

/** Products of which a tab keeps what was chosen. */
const mostDrafts = 8

/** Keeps what was chosen and typed. */
export interface Drafts {
  /** The wish that may have been heard already. */
  readonly wish: () => Wish | undefined
  readonly setWish: (wish: Wish | undefined) => void
  /** Forgets what was chosen, once it is bought. */
  readonly forget: () => void
}

/** Keeps what is chosen and typed of a product, from now on and as it is. */
export function createDrafts(store: StoreApi<ProductState>, storage: ProductPorts['draft']): Drafts {
  const { product } = store.getState()
  const id = String(product.id)
  let wish: Wish | undefined = readDrafts(storage?.read()).find(([one]) => one === id)?.[1].wish
  let written = JSON.stringify(draftOf(product, store.getInitialState(), undefined))

  const others = () => readDrafts(storage?.read()).filter(([one]) => one !== id)
  const keep = () => {
    if (!storage) return
    const draft = draftOf(product, store.getState(), wish)
    const now = JSON.stringify(draft)
    if (now === written) return
    written = now
    storage.write({ drafts: [...others(), [id, draft]].slice(-mostDrafts) })
  }
  keep()
  store.subscribe(keep)

  return {
    wish: () => wish,
    setWish: (next) => {
      wish = next
      keep()
    },
    forget: () => {
      wish = undefined
      // As it stands is bought: only another choice is worth keeping.
      written = JSON.stringify(draftOf(product, store.getState(), undefined))
      storage?.write({ drafts: others() })
    },
  }
}

const draftOf = (
  { attributes }: Product,
  { selection, addOns, day, redeemsPoints }: ProductState,
  wish: Wish | undefined,
): ProductDraft => ({
  choices: writeChoices(attributes, selection),
  texts: selection.texts,
  photos: selection.photos ?? {},
  addOns,
  delivery: day?.chosen,
  redeemsPoints,
  wish,
})
