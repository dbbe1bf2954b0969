import type { Product } from '@store/api-client/contract/catalogue'
import type { Navigate } from '@store/api-client/contract/ports'
import { createCartStore } from '@store/cart/headless'
import { createDeliveryLocationStore } from '@store/delivery-location/headless'
import {
  createConnectionStore,
  createLazyLoginDialog,
  createSelectedAddressStorage,
  createSelectedPlaceStore,
  createSessionStorageItem,
  createToastStore,
  createVisitorStores,
  waitForPaint,
} from '@store/host'
import { createAddToCart } from '@store/host/add-to-cart'
import { createProductStore } from '@store/pdp/headless'
import { createBackend } from './createBackend'
import { hrefs } from './hrefs'
import { messages } from './messages'
import { shop } from './shop'

const track = () => undefined

/** Composition root: creates and connects all stores of the app. */
export function createStores(navigate: Navigate) {
  const connection = createConnectionStore()
  const notices = createToastStore()
  const backend = createBackend(connection.fetch, (text) => notices.say({ kind: 'success', text }))
  const visitor = createVisitorStores({ readUserInfo: backend.readUserInfo })
  const place = createSelectedPlaceStore()
  const fail = () => notices.say({ kind: 'error', text: messages.failed })

  /**
   * Navigates to a URL. The checkout is a page of the store and not of this app, so the browser loads it as a document.
   */
  const go: Navigate = (href) => {
    const isCheckout = href.startsWith('/checkout') && backend.checkoutOrigin !== undefined
    if (isCheckout) window.location.assign(new URL(href, backend.checkoutOrigin))
    else navigate(href)
  }

  const draft = createSessionStorageItem('login')
  const login = createLazyLoginDialog(
    async (markSignIn) => {
      const { createLogin } = await import('./createLogin')
      return createLogin({ backend, visitor, draft, go, markSignIn, cart: () => cart })
    },
    draft,
    fail,
  )

  const cart = createCartStore({
    ports: {
      client: backend.cart,
      session: visitor.session,
      requestLogin: login.request,
      ...{ connection, hrefs, go, track },
      newKey: () => crypto.randomUUID(),
      onCount: visitor.refresh,
      waitForPaint,
    },
  })
  visitor.onElsewhere(() => void cart.actions.refresh())

  /** Creates the delivery-location store of a product, or of the whole visit if no product is given. */
  const location = (product?: Product) =>
    createDeliveryLocationStore({
      productId: product?.id,
      delivery: product?.delivery,
      productType: product?.type,
      ports: {
        client: backend.delivery,
        brandName: shop.name,
        ...{ place, track },
        addresses: {
          list: backend.addresses.list,
          session: visitor.session,
          requestLogin: login.request,
          selected: createSelectedAddressStorage(),
        },
      },
    })

  const add = createAddToCart({
    client: backend.cart,
    visitor,
    onAdded: () => {
      notices.say({ kind: 'success', text: messages.added, durationMs: 2000 })
      void cart.actions.refresh()
    },
  })

  /** Creates the stores of a product's page. */
  const product = (shown: Product, showPlace: () => void) => {
    const at = location(shown)
    const store = createProductStore({
      product: shown,
      ports: {
        ...{ add, hrefs, track, showPlace, placeCheck: at },
        findInCart: backend.cart.find,
        goToCart: () => go(hrefs.cart()),
        draft: createSessionStorageItem('product'),
        recheckPlace: () => void at.actions.recheck(),
      },
    })
    return { location: at, product: store }
  }

  return {
    ...{ backend, cart, location: location(), login, notices, product, visitor },
    /** Reads the visitor's state from browser storage; must be called once. */
    start: () => {
      for (const store of [connection, visitor, place, login]) store.start()
    },
  }
}

/** All stores of the app. */
export type Stores = ReturnType<typeof createStores>
