import type { Cart } from '@store/api-client/contract/cart'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import type { CartActions } from './CartActions.ts'
import type { CartPorts } from './CartPorts.ts'
import type { CartState } from './CartState.ts'
import type { CartMutations } from './createCartMutations.ts'
import { createCartRefresh } from './createCartRefresh.ts'
import { type CartStoreCore, createCartStoreCore } from './createCartStoreCore.ts'
import { createCartViewTracker } from './createCartViewTracker.ts'

/** The cart's store: its state, and the actions that change it. */
export interface CartStore extends ReadonlyStore<CartState> {
  readonly actions: CartActions
  /** URLs that the cart's components link to. */
  readonly hrefs: CartPorts['hrefs']
  /** Best sellers and categories for an empty cart, if the host has them. */
  readonly bestSellers: CartPorts['bestSellers']
  /** Categories that the server rendered with an empty cart. */
  readonly categories: CartPorts['categories']
  /** Runs work after the first interaction with the page. */
  readonly scheduleLazyWork: NonNullable<CartPorts['scheduleLazyWork']>
  /** Whether the host supports favorites, so that a line can be moved there. */
  readonly hasFavorites: boolean
  /** Whether the network is online, if the host reports it. */
  readonly connection: CartPorts['connection']
}

/** Options of a cart's store. */
export interface CartStoreOptions {
  /** The server-rendered cart. @default none: the cart is loaded when it is viewed */
  readonly initial?: Cart | undefined
  readonly ports: CartPorts
}

/** Creates a cart's store. If the mutations are loaded later, taps before that are queued. */
export function createCartStoreWithMutations(
  { initial, ports }: CartStoreOptions,
  bring: (core: CartStoreCore) => CartMutations | Promise<CartMutations>,
): CartStore {
  const core = createCartStoreCore(initial, ports)
  const { store, notify } = core
  const refresh = createCartRefresh(core)
  const view = createCartViewTracker(core, refresh)
  const { scheduleLazyWork = atOnce } = ports
  let changing: CartMutations | undefined
  let coming: Promise<void> | undefined

  const prepare = () => {
    if (changing || coming) return
    const loaded = bring(core)
    if (!(loaded instanceof Promise)) {
      changing = loaded
      return
    }
    const come = async () => {
      try {
        changing = await loaded
      } catch {
        // After a failed load, the next tap loads the code again.
        coming = undefined
      }
    }
    coming = come()
  }

  const delayed =
    <Args extends readonly unknown[]>(
      pick: (changing: CartMutations) => (...args: Args) => void | Promise<void>,
    ) =>
    async (...args: Args): Promise<void> => {
      prepare()
      if (!changing) await coming
      if (changing) await pick(changing)(...args)
      else notify('failed')
    }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    hrefs: ports.hrefs,
    bestSellers: ports.bestSellers,
    categories: ports.categories,
    scheduleLazyWork,
    hasFavorites: ports.addToFavorites !== undefined,
    connection: ports.connection,
    actions: {
      view: () => {
        scheduleLazyWork(prepare)
        return view()
      },
      refresh,
      setQuantity: delayed((ready) => ready.setQuantity),
      openRemoveDialog: delayed((ready) => ready.openRemoveDialog),
      openMessageDialog: delayed((ready) => ready.openMessageDialog),
      closeDialog: delayed((ready) => ready.closeDialog),
      confirmRemove: delayed((ready) => ready.confirmRemove),
      moveToFavorites: delayed((ready) => ready.moveToFavorites),
      confirmReplicate: delayed((ready) => ready.confirmReplicate),
      saveMessage: delayed((ready) => ready.saveMessage),
      setFreebie: delayed((ready) => ready.setFreebie),
      saveForLater: delayed((ready) => ready.saveForLater),
      moveToCart: delayed((ready) => ready.moveToCart),
      keepCountry: delayed((ready) => ready.keepCountry),
      addAddOn: delayed((ready) => ready.addAddOn),
      applyCoupon: delayed((ready) => ready.applyCoupon),
      removeCoupon: delayed((ready) => ready.removeCoupon),
      redeemPoints: delayed((ready) => ready.redeemPoints),
      undo: delayed((ready) => ready.undo),
      dismissUndo: (undoable) =>
        store.setState(({ undoables }) => ({ undoables: undoables.filter((one) => one !== undoable) })),
      placeOrder: delayed((ready) => ready.placeOrder),
      dismissToast: (id) =>
        store.setState(({ toasts }) => ({ toasts: toasts.filter((notice) => notice.id !== id) })),
    },
  }
}

const atOnce = (work: () => void): void => work()
