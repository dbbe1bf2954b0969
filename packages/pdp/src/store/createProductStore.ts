import type { Product } from '@store/api-client/contract/catalogue'
import type { PlaceCheck, PlaceCheckState, ReadonlyStore } from '@store/api-client/contract/ports'
import { inr } from '@store/api-client/contract/rules/formatPrice'
import { createStore } from 'zustand/vanilla'
import { createDaySlice, type DaySlice } from './createDaySlice.ts'
import { createOptionsSlice, initialOptions, type OptionsSlice } from './createOptionsSlice.ts'
import { createPurchaseSlice, type PurchaseActions } from './createPurchaseSlice.ts'
import { getSelectedPrice } from './getSelectedPrice.ts'
import type { EngagementEvent } from './ProductEvent.ts'
import type { ProductPorts } from './ProductPorts.ts'
import type { PlaceError, ProductState } from './ProductState.ts'

/** The product page's store: state to read, actions to call. */
export interface ProductStore extends ReadonlyStore<ProductState> {
  /** What a shopper can do. */
  readonly actions: ProductActions
  /** What is known of the chosen place, handed on from the port. */
  readonly placeCheck: PlaceCheck
  /** Addresses the page links to, handed on from the port. */
  readonly hrefs: ProductPorts['hrefs']
  /** What the page asks late, handed on from the ports. */
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
  /** The currency prices are shown in. */
  readonly currency: NonNullable<ProductPorts['currency']>
}

/** What a visitor or host can do with the product. */
export interface ProductActions
  extends PurchaseActions,
    Pick<OptionsSlice, 'choose' | 'write' | 'setPhoto' | 'setPhotoUpload' | 'applySelection'>,
    Pick<DaySlice, 'setDay'> {
  /** Asks the cart once more whether it holds the product, because it may have changed elsewhere. */
  readonly recheckCart: () => void
  /** Reports that the page was seen, once. */
  readonly trackView: () => void
  /** Finds more products to see, once. */
  readonly loadRelatedProducts: () => Promise<void>
  /** Reports what was looked at. */
  readonly trackEngagement: (look: EngagementEvent) => void
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
    ...initialOptions(product),
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

  const refuse = (placeError: PlaceError) => {
    store.setState({ purchase: { kind: 'ready' }, placeError })
    stopFollowing()
    stopFollowing = ports.placeCheck.subscribe(({ check }, before) => {
      // The box knows more than its check, such as addresses that arrive.
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
  const options = createOptionsSlice(store, ports.choices, forget)
  const day = createDaySlice(store, forget)

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
        // Code that does not arrive leaves out what nobody waits for.
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
