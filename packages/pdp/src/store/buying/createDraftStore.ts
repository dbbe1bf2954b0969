import type { Product } from '@store/api-client/contract/catalogue'
import type { StoreApi } from 'zustand/vanilla'
import { serializeChoicesParameter } from '../choicesParameter.ts'
import type { ProductPorts } from '../ProductPorts.ts'
import type { ProductState } from '../ProductState.ts'
import type { PendingAddToCartRequest, ProductSelectionDraft } from './ProductSelectionDraft.ts'
import { parseDrafts } from './parseDrafts.ts'

/** Maximum number of products whose drafts a tab stores; more than a shopper compares, and few enough for the storage. */
const mostDrafts = 100

/** Stores the selection and texts of a product page. */
export interface ProductSelectionDraftStore {
  /** The pending add request that the server may have received already. */
  readonly pendingRequest: () => PendingAddToCartRequest | undefined
  readonly setPendingRequest: (wish: PendingAddToCartRequest | undefined) => void
  /** Marks the draft as bought for a pincode; it is then kept only while the cart contains the product. */
  readonly setBought: (pincode: string) => void
  /** The draft that was bought before the page was loaded. */
  readonly bought: () => (ProductSelectionDraft & { readonly boughtFor: string }) | undefined
  /** Deletes the draft that was bought before the page was loaded, but nothing that was entered or bought since. */
  readonly forget: () => void
}

/** Creates a draft store, which saves the selection and texts of a product on every change. */
export function createDraftStore(
  store: StoreApi<ProductState>,
  { draft: storage, findInCart }: Pick<ProductPorts, 'draft' | 'findInCart'>,
): ProductSelectionDraftStore {
  const { product } = store.getState()
  const id = String(product.id)
  const before = parseDrafts(storage?.read()).find(([one]) => one === id)?.[1]
  let wish: PendingAddToCartRequest | undefined = before?.wish
  const boughtBefore = before?.boughtFor === undefined ? undefined : before
  let bought = boughtBefore
  const untouched = JSON.stringify(draftOf(product, store.getInitialState(), undefined))
  let written = untouched

  const others = () => parseDrafts(storage?.read()).filter(([one]) => one !== id)
  const write = (draft: ProductSelectionDraft | undefined) =>
    storage?.write({ drafts: [...others(), ...(draft ? [[id, draft]] : [])].slice(-mostDrafts) })
  const keep = () => {
    if (!storage) return
    const draft = draftOf(product, store.getState(), wish)
    const now = JSON.stringify(draft)
    if (now === written) return
    written = now
    write(now === JSON.stringify({ ...bought, boughtFor: undefined }) ? bought : draft)
  }
  keep()
  store.subscribe(keep)

  return {
    pendingRequest: () => wish,
    setPendingRequest: (next) => {
      wish = next
      keep()
    },
    setBought: (boughtFor) => {
      wish = undefined
      const draft = draftOf(product, store.getState(), undefined)
      written = JSON.stringify(draft)
      bought = { ...draft, boughtFor }
      // Without a cart lookup, the page cannot know when to delete the draft.
      write(findInCart && bought)
    },
    bought: () => (bought?.boughtFor === undefined ? undefined : { ...bought, boughtFor: bought.boughtFor }),
    forget: () => {
      if (bought !== boughtBefore) return
      bought = undefined
      write(written === untouched ? undefined : draftOf(product, store.getState(), wish))
    },
  }
}

const draftOf = (
  { attributes }: Product,
  { selection, addOns, cardDrafts, candleDrafts, day, redeemsPoints }: ProductState,
  wish: PendingAddToCartRequest | undefined,
): ProductSelectionDraft => ({
  choices: serializeChoicesParameter(attributes, selection),
  texts: selection.texts,
  photos: selection.photos ?? {},
  addOns,
  cards: cardDrafts,
  candles: candleDrafts,
  delivery: day?.chosen,
  redeemsPoints,
  wish,
})
