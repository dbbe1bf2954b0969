import type { Product } from '@store/api-client/contract/catalogue'
import type {
  DeliverabilityCheckState,
  DeliverabilityCheckStore,
  ReadonlyStore,
} from '@store/api-client/contract/ports'
import { inr } from '@store/api-client/contract/rules/formatPrice'
import { createStore } from 'zustand/vanilla'
import { createDeliveryDaySlice, type DeliveryDaySlice } from './createDeliveryDaySlice.ts'
import { createInitialOptionsState, createOptionsSlice, type OptionsSlice } from './createOptionsSlice.ts'
import { createPurchaseSlice, type PurchaseActions } from './createPurchaseSlice.ts'
import { getSelectedPrice } from './getSelectedPrice.ts'
import type { EngagementEvent } from './ProductEvent.ts'
import type { ProductPorts } from './ProductPorts.ts'
import type { ProductState, PurchaseLocationError } from './ProductState.ts'

/** Store of the product page: its state, and the actions that change it. */
export interface ProductStore extends ReadonlyStore<ProductState> {
  /** Actions of the shopper and the host. */
  readonly actions: ProductActions
  /** State of the location check, passed on from the port. */
  readonly placeCheck: DeliverabilityCheckStore
  /** URLs that the page links to, passed on from the port. */
  readonly hrefs: ProductPorts['hrefs']
  /** Ports of the lazy-loaded parts of the page. */
  readonly lazyPorts: Pick<
    ProductPorts,
    | 'serverTime'
    | 'recheckPlace'
    | 'customiser'
    | 'rewards'
    | 'scheduleLazyWork'
    | 'uploadPhoto'
    | 'days'
    | 'showPlace'
  >
  /** The currency in which prices are shown. */
  readonly currency: NonNullable<ProductPorts['currency']>
}

/** Actions of a visitor or the host on the product. */
export interface ProductActions
  extends PurchaseActions,
    Pick<OptionsSlice, 'choose' | 'write' | 'setPhoto' | 'setPhotoUpload' | 'applySelection'>,
    Pick<DeliveryDaySlice, 'setDay'> {
  /** Checks again whether the cart contains the product, because it may have changed elsewhere. */
  readonly recheckCart: () => void
  /** Tracks the page view, once. */
  readonly trackView: () => void
  /** Loads related products, once. */
  readonly loadRelatedProducts: () => Promise<void>
  /** Tracks an engagement event. */
  readonly trackEngagement: (look: EngagementEvent) => void
}

/** Options of `createProductStore`. */
export interface ProductStoreOptions {
  /** The server-rendered product. */
  readonly product: Product
  /** The ports of the host. */
  readonly ports: ProductPorts
}

const inRupees = { currency: inr }

// One object for all stores, because it is never changed.
const rupees: ProductStore['currency'] = {
  getState: () => inRupees,
  getInitialState: () => inRupees,
  subscribe: () => () => undefined,
}

/** Creates the store of one product page. */
export function createProductStore({ product, ports }: ProductStoreOptions): ProductStore {
  const store = createStore<ProductState>(() => ({
    product,
    ...createInitialOptionsState(product),
    purchase: { kind: 'ready' },
    placeError: undefined,
    addOns: [],
    panel: undefined,
    redeemsPoints: undefined,
    showsAddToCart: !ports.showsAddToCart,
    day: undefined,
    relatedProducts: undefined,
  }))
  const { id: productId } = product
  let isViewed = false
  let isMoreAsked = false
  let stopFollowing: () => void = () => undefined

  const refuse = (placeError: PurchaseLocationError) => {
    store.setState({ purchase: { kind: 'ready' }, placeError })
    stopFollowing()
    stopFollowing = ports.placeCheck.subscribe(({ check }, before) => {
      // The location store has more state than the check, such as addresses, so other changes are ignored.
      if (check === before.check) return
      stopFollowing()
      store.setState({ placeError: undefined })
    })
    ports.showPlace()
  }

  const leaveCart = () => {
    stopFollowing()
    store.setState({ purchase: { kind: 'ready' } })
  }

  // A product is in the cart for one location and can be added again for another.
  const enterCart = (pincode: string) => {
    const compare = ({ check }: { readonly check: DeliverabilityCheckState }) => {
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
  const options = createOptionsSlice(store, ports.choices, forget)
  const day = createDeliveryDaySlice(store, forget)

  const buying = createPurchaseSlice({ store, ports, options, day, refuse, enterCart, leaveCart })

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    placeCheck: ports.placeCheck,
    hrefs: ports.hrefs,
    lazyPorts: ports,
    currency: ports.currency ?? rupees,
    actions: {
      choose: options.choose,
      write: options.write,
      setPhoto: options.setPhoto,
      setPhotoUpload: options.setPhotoUpload,
      applySelection: options.applySelection,
      setDay: day.setDay,
      ...buying.actions,
      recheckCart: buying.recheck,
      trackView: () => {
        if (isViewed) return
        isViewed = true
        options.readAddress()
        buying.start()
        ports.track({ kind: 'productViewed', productId, price: getSelectedPrice(store.getState()).price })
      },
      loadRelatedProducts: async () => {
        if (isMoreAsked || !ports.relatedProducts) return
        isMoreAsked = true
        // If the code fails to load, related products are omitted, because no user action depends on them.
        const related = await import('./loadRelatedProducts.ts').catch(() => undefined)
        if (related)
          store.setState({
            relatedProducts: await related.loadRelatedProducts(product, ports.relatedProducts),
          })
      },
      trackEngagement: (look) => ports.track({ ...look, productId }),
    },
  }
}
