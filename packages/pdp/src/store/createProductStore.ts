import type { Product } from '@store/api-client/contract/catalogue'
import type { PlaceCheck, PlaceCheckState, Readable } from '@store/api-client/contract/ports'
import { inr } from '@store/api-client/contract/rules/formatPrice'
import { createStore } from 'zustand/vanilla'
import { type BuyingActions, createBuying } from './createBuying.ts'
import { createDay, type Day } from './createDay.ts'
import { createOptions, type Options, optionsAtFirst } from './createOptions.ts'
import type { Look } from './ProductEvent.ts'
import type { ProductPorts } from './ProductPorts.ts'
import type { PlaceFault, ProductState } from './ProductState.ts'
import { shownPrice } from './shownPrice.ts'

/** The product page's store: state to read, actions to call. */
export interface ProductStore extends Readable<ProductState> {
  /** What a shopper can do. */
  readonly actions: ProductActions
  /** What is known of the chosen place, handed on from the port. */
  readonly placeCheck: PlaceCheck
  /** Addresses the page links to, handed on from the port. */
  readonly hrefs: ProductPorts['hrefs']
  /** What the page asks late, handed on from the ports. */
  readonly late: Pick<
    ProductPorts,
    | 'serverTime'
    | 'recheckPlace'
    | 'customiser'
    | 'rewards'
    | 'whenWanted'
    | 'uploadPhoto'
    | 'days'
    | 'showPlace'
  >
  /** The currency prices are shown in. */
  readonly currency: NonNullable<ProductPorts['currency']>
}

/** What a visitor or host can do with the product. */
export interface ProductActions
  extends BuyingActions,
    Pick<Options, 'choose' | 'write' | 'setPhoto' | 'tellPhoto' | 'takeOver'>,
    Pick<Day, 'setDay'> {
  /** Asks the cart once more whether it holds the product, because it may have changed elsewhere. */
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
    addOns: [],
    panel: undefined,
    redeemsPoints: undefined,
    showsAddToCart: !ports.showsAddToCart,
    day: undefined,
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

  const forget = () => {
    if (store.getState().purchase.kind === 'inCart') leaveCart()
  }
  const options = createOptions(store, ports.choices, forget)
  const day = createDay(store, forget)

  const buying = createBuying({ store, ports, options, day, refuse, enterCart, leaveCart })

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
      setPhoto: options.setPhoto,
      tellPhoto: options.tellPhoto,
      takeOver: options.takeOver,
      setDay: day.setDay,
      ...buying.actions,
      forget: buying.recheck,
      view: () => {
        if (isViewed) return
        isViewed = true
        options.readAddress()
        buying.start()
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
