import type { Product } from '@store/api-client/contract/catalogue'
import type { PlaceCheck, PlaceCheckState, Readable } from '@store/api-client/contract/ports'
import { inr } from '@store/api-client/contract/rules/formatPrice'
import { createStore } from 'zustand/vanilla'
import { choicesOf } from './choicesOf.ts'
import { createOptions, type Options, optionsAtFirst } from './createOptions.ts'
import type { Look } from './ProductEvent.ts'
import type { ProductPorts } from './ProductPorts.ts'
import type { PlaceFault, ProductState } from './ProductState.ts'
import { type EndedCheck, readPlace } from './readPlace.ts'
import { shownPrice } from './shownPrice.ts'
import { waitForCheck } from './waitForCheck.ts'

/** The product page's store: state to read, actions to call. */
export interface ProductStore extends Readable<ProductState> {
  /** What a shopper can do. */
  readonly actions: ProductActions
  /** What is known of the chosen place, handed on from the port. */
  readonly placeCheck: PlaceCheck
  /** Addresses the page links to, handed on from the port. */
  readonly hrefs: ProductPorts['hrefs']
  /** What the page asks late, handed on from the ports. */
  readonly late: Pick<ProductPorts, 'serverTime' | 'rewards' | 'whenWanted'>
  /** The currency prices are shown in. */
  readonly currency: NonNullable<ProductPorts['currency']>
}

/** What a visitor or host can do with the product. */
export interface ProductActions extends Pick<Options, 'choose' | 'write' | 'takeOver'> {
  /**
   * Puts the product in the cart as it was chosen, once however often it is called; tells what is missing first, waits
   * for a place check under way, and shows the delivery area instead where no deliverable place is chosen.
   */
  readonly addToCart: () => Promise<void>
  /** Forgets that the product is in the cart, which may have changed elsewhere: it can be added again. */
  readonly forget: () => void
  /** Reports that the page was seen, once. */
  readonly view: () => void
  /** Finds more products to see, once. */
  readonly findMore: () => Promise<void>
  /** Reports what was looked at. */
  readonly look: (look: Look) => void
}

/** What a product store begins with and needs. */
export interface ProductStoreOptions {
  /** The product the server rendered. */
  readonly product: Product
  /** All it needs from its host. */
  readonly ports: ProductPorts
}

const inRupees = { currency: inr }

// It never changes, and so it may be everybody's.
const rupees: ProductStore['currency'] = {
  getState: () => inRupees,
  getInitialState: () => inRupees,
  subscribe: () => () => undefined,
}

/** Makes the store of one product's page. */
export function createProductStore({ product, ports }: ProductStoreOptions): ProductStore {
  const store = createStore<ProductState>(() => ({
    product,
    ...optionsAtFirst(product),
    purchase: { kind: 'ready' },
    placeFault: undefined,
    more: undefined,
  }))
  const { id: productId } = product
  let isViewed = false
  let isMoreAsked = false
  let stopFollowing: () => void = () => undefined

  const refuse = (placeFault: PlaceFault) => {
    store.setState({ purchase: { kind: 'ready' }, placeFault })
    stopFollowing()
    stopFollowing = ports.placeCheck.subscribe(({ check }, before) => {
      // The box knows more than its check, such as addresses that arrive.
      if (check === before.check) return
      stopFollowing()
      store.setState({ placeFault: undefined })
    })
    ports.showPlace()
  }

  const leaveCart = () => {
    stopFollowing()
    store.setState({ purchase: { kind: 'ready' } })
  }

  // In the cart is what was added for one place: for another it is still to be bought.
  const enterCart = (pincode: string) => {
    const compare = ({ check }: { readonly check: PlaceCheckState }) => {
      if (check.kind === 'deliverable' && check.pincode !== pincode) leaveCart()
    }
    stopFollowing()
    store.setState({ purchase: { kind: 'inCart' } })
    stopFollowing = ports.placeCheck.subscribe(compare)
    compare(ports.placeCheck.getState())
  }

  const options = createOptions(store, ports.choices, () => {
    if (store.getState().purchase.kind === 'inCart') leaveCart()
  })

  const buy = async (check: EndedCheck) => {
    const place = readPlace(check)
    if (place.kind === 'stop') return refuse(place.fault)
    const { selection } = store.getState()
    const { price } = shownPrice(store.getState())
    const answer = await ports.add({
      productId,
      pincode: place.pincode,
      ...choicesOf(product.attributes, selection),
    })
    if (!answer.ok) return store.setState({ purchase: { kind: 'failed', failure: answer.failure } })
    // Chosen otherwise while it was added: that other one is not in the cart.
    if (store.getState().selection === selection) enterCart(place.pincode)
    else leaveCart()
    ports.track({ kind: 'addedToCart', productId, price, pincode: place.pincode })
  }

  const addToCart = async () => {
    const { kind } = store.getState().purchase
    if (product.isOutOfStock || kind === 'adding' || kind === 'inCart') return
    if (!options.isComplete()) return
    store.setState({ purchase: { kind: 'adding' }, placeFault: undefined })
    const { check } = ports.placeCheck.getState()
    // Without a wait where none is needed: phones open their keyboard only for focus set within the tap itself.
    await buy(check.kind === 'checking' ? await waitForCheck(ports.placeCheck) : check)
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    placeCheck: ports.placeCheck,
    hrefs: ports.hrefs,
    late: ports,
    currency: ports.currency ?? rupees,
    actions: {
      choose: options.choose,
      write: options.write,
      takeOver: options.takeOver,
      addToCart,
      forget: () => {
        if (store.getState().purchase.kind === 'inCart') leaveCart()
      },
      view: () => {
        if (isViewed) return
        isViewed = true
        options.readAddress()
        ports.track({ kind: 'productViewed', productId, price: shownPrice(store.getState()).price })
      },
      findMore: async () => {
        if (isMoreAsked || !ports.more) return
        isMoreAsked = true
        // Code that does not arrive leaves out what nobody waits for.
        const late = await import('./findMore.ts').catch(() => undefined)
        if (late) store.setState({ more: await late.findMore(product, ports.more) })
      },
      look: (look) => ports.track({ ...look, productId }),
    },
  }
}
