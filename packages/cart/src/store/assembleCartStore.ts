import type { Cart } from '@store/api-client/contract/cart'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import type { CartActions } from './CartActions.ts'
import type { CartPorts } from './CartPorts.ts'
import type { CartState } from './CartState.ts'
import { type CartCore, createCartCore } from './createCartCore.ts'
import type { CartMutations } from './createCartMutations.ts'
import { createRefresh } from './createRefresh.ts'
import { createViewTracker } from './createViewTracker.ts'

/** The cart's store: state to read, actions to call. */
export interface CartStore extends ReadonlyStore<CartState> {
  readonly actions: CartActions
  /** Addresses the cart's components link to. */
  readonly hrefs: CartPorts['hrefs']
  /** Best sellers and categories for an empty cart, if the host has them. */
  readonly bestSellers: CartPorts['bestSellers']
  /** Categories that were served with an empty cart. */
  readonly categories: CartPorts['categories']
  /** Runs work after the first interaction with the page. */
  readonly scheduleLazyWork: NonNullable<CartPorts['scheduleLazyWork']>
  /** Whether the host supports favorites, so that a line can be moved there. */
  readonly hasFavorites: boolean
}

/** Options of a cart's store. */
export interface CartStoreOptions {
  /** The server-rendered cart. @default none: the cart is loaded when it is viewed */
  readonly initial?: Cart | undefined
  readonly ports: CartPorts
}

/** Creates a cart's store; the cart's mutations may load later, and no earlier tap is lost. */
export function assembleCartStore(
  { initial, ports }: CartStoreOptions,
  bring: (core: CartCore) => CartMutations | Promise<CartMutations>,
): CartStore {
  const core = createCartCore(initial, ports)
  const { store, notify } = core
  const refresh = createRefresh(core)
  const view = createViewTracker(core, refresh)
  const { scheduleLazyWork = atOnce } = ports
  let changing: CartMutations | undefined
  let coming: Promise<void> | undefined

  const prepare = () => {
    if (changing || coming) return
    const brought = bring(core)
    if (!(brought instanceof Promise)) {
      changing = brought
      return
    }
    const come = async () => {
      try {
        changing = await brought
      } catch {
        // The next tap tries again.
        coming = undefined
      }
    }
    coming = come()
  }

  const late =
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
    actions: {
      view: () => {
        scheduleLazyWork(prepare)
        return view()
      },
      refresh,
      setQuantity: late((ready) => ready.setQuantity),
      openRemoveDialog: late((ready) => ready.openRemoveDialog),
      openMessageDialog: late((ready) => ready.openMessageDialog),
      closeDialog: late((ready) => ready.closeDialog),
      confirmRemove: late((ready) => ready.confirmRemove),
      moveToFavorites: late((ready) => ready.moveToFavorites),
      confirmReplicate: late((ready) => ready.confirmReplicate),
      saveMessage: late((ready) => ready.saveMessage),
      setFreebie: late((ready) => ready.setFreebie),
      saveForLater: late((ready) => ready.saveForLater),
      moveToCart: late((ready) => ready.moveToCart),
      keepCountry: late((ready) => ready.keepCountry),
      addAddOn: late((ready) => ready.addAddOn),
      applyCoupon: late((ready) => ready.applyCoupon),
      removeCoupon: late((ready) => ready.removeCoupon),
      redeemPoints: late((ready) => ready.redeemPoints),
      undo: late((ready) => ready.undo),
      dismissUndo: (undoable) =>
        store.setState(({ undoables }) => ({ undoables: undoables.filter((one) => one !== undoable) })),
      placeOrder: late((ready) => ready.placeOrder),
      dismissToast: (id) =>
        store.setState(({ toasts }) => ({ toasts: toasts.filter((notice) => notice.id !== id) })),
    },
  }
}

const atOnce = (work: () => void): void => work()
