import type { ApiClient } from '@store/api-client'
import type { AddToCartRequest, Cart } from '@store/api-client/contract/cart'
import type { BestSellers, Product, ProductId } from '@store/api-client/contract/catalogue'
import type { CartStore } from '@store/cart/headless'
import type { DeliveryLocationStore } from '@store/delivery-location/headless'
import {
  createConnectionStore,
  createCurrencyStore,
  createLazyLoginDialog,
  createLazyPanel,
  createSelectedPlaceStore,
  createSessionStorageItem,
  createToastStore,
  createVisitorStores,
  findOrderFromOtherTab,
  waitForCartSync,
  waitForPaint,
} from '@store/host'
import { onFirstInteraction } from '@store/ui/hydration'
import { commonMessages } from '#messages/commonMessages.ts'
import type { StoresPageContext } from '../PageContext.ts'
import { fallbackShop } from '../ShopInfo.ts'
import { isInApp } from './browser/nativeApp.ts'
import { navigateToPage } from './browser/navigation.ts'
import { createBrowserClient } from './createBrowserClient.ts'
import { hrefs } from './hrefs.ts'
import { createDeferredPageServices } from './loading/createDeferredPageServices.ts'
import type { HamperData } from './product/createHamperBuilderStore.ts'
import { deleteFormDrafts } from './storage/deleteFormDrafts.ts'
import { track } from './tracking/track.ts'
import { trackProductClicks } from './tracking/trackProductClicks.ts'
import { createLazyWishlist } from './visitor/createLazyWishlist.ts'
import { reloadOnLogout } from './visitor/reloadOnLogout.ts'
import { saveReferral } from './visitor/saveReferral.ts'

/**
 * Composition root: creates and connects every store and port of the host. A server passes its own client, which sends
 * no request during rendering.
 */
export function createStores(around: StoresPageContext, ssrClient?: ApiClient) {
  const shop = around.shop ?? fallbackShop
  const connection = createConnectionStore()
  const { imageHosts, isTraced } = around
  const client = ssrClient ?? createBrowserClient({ fetch: connection.fetch, imageHosts, isTraced })
  const visitor = createVisitorStores()
  const place = createSelectedPlaceStore()
  const notices = createToastStore()
  const currency = createCurrencyStore(around)

  // Stores of the current page, which carry out an action that the visitor started before the redirect to the login.
  const opened: { cart?: CartStore; location?: DeliveryLocationStore; product?: ProductId } = {}
  const loginDraft = createSessionStorageItem('login')

  const background = createDeferredPageServices(connection, visitor.revalidate)

  const login = createLazyLoginDialog(
    async (markSignIn) => {
      const { createLogin } = await import('./login/createLogin.tsx')
      return createLogin({
        client: client.login,
        isDemo: around.isDemo,
        onSignedIn: visitor.refresh,
        clock: { now: () => new Date() },
        draft: loginDraft,
        identify: background.identify,
        visitor,
        markSignIn,
        parts,
      })
    },
    loginDraft,
    fail,
  )

  const wishlist = createLazyWishlist(
    visitor.session,
    async (hearts, initial) => {
      const { connectWishlistStore } = await import('./visitor/connectWishlistStore.ts')
      return connectWishlistStore({ client, visitor, notices, requestLogin: login.request }, hearts, initial)
    },
    fail,
  )

  const cart = async (initial: Cart | undefined, categories?: BestSellers['categories']) => {
    const { createCartStore } = await import('@store/cart/headless')
    const store = createCartStore({
      initial,
      ports: {
        client: client.cart,
        bestSellers: client.catalogue.bestSellers,
        session: visitor.session,
        requestLogin: login.request,
        addToFavorites: (id) => wishlist.hearts.setFavorite(id, true),
        go: navigateToPage,
        orderHrefFromOtherTab: findOrderFromOtherTab,
        newKey: () => crypto.randomUUID(),
        onCount: visitor.refresh,
        scheduleLazyWork: onFirstInteraction,
        ...{ categories, connection, hrefs, track, waitForPaint },
      },
    })
    visitor.onElsewhere(() => void store.actions.refresh())
    opened.cart = store
    return store
  }

  const parts = {
    cart: () => opened.cart,
    addFavorite: (id: ProductId) => void wishlist.hearts.setFavorite(id, true),
    addToCart: async (request: AddToCartRequest) => {
      const { createPurchasePorts } = await import('./cart/createPurchasePorts.ts')
      return createPurchasePorts({ client, visitor, notices }).add(request)
    },
    showAddresses: () => opened.location?.actions.open('addresses'),
  }

  const location = async (product?: Product) => {
    const { connectDeliveryLocationStore } = await import('./location/connectDeliveryLocationStore.ts')
    return connectDeliveryLocationStore({ client, place, visitor, login, shop }, product)
  }

  const placeDialog = createLazyPanel(async () => {
    const { createDeliveryLocationDialog } = await import('./location/createDeliveryLocationDialog.tsx')
    return createDeliveryLocationDialog(await location())
  }, fail)

  const miniCart = createLazyPanel(
    async () => {
      const { createMiniCart } = await import('./cart/createMiniCart.tsx')
      return createMiniCart(await cart(undefined))
    },
    () => navigateToPage(hrefs.cart()),
  )

  return {
    client,
    visitor,
    place,
    notices,
    currency,
    shop,
    hasCorporatePage: around.hasCorporatePage ?? true,
    background,
    login,
    wishlist,
    miniCart,
    cart,
    placeDialog,

    deliveryLocation: async (product: Product) => {
      const store = await location(product)
      opened.location = store
      return store
    },

    hamper: async (data: HamperData) => {
      const { createHamperBuilderStore } = await import('./product/createHamperBuilderStore.ts')
      const showPlace = () => void placeDialog.open()
      return createHamperBuilderStore({ client, place, notices, showPlace, onCount: visitor.refresh }, data)
    },

    product: async (product: Product, at: DeliveryLocationStore) => {
      const { createProductPageStore } = await import('./product/createProductPageStore.ts')
      opened.product = product.id
      const wiring = { client, visitor, notices, currency, requestLogin: login.request, showError: fail }
      const store = createProductPageStore(wiring, product, at)
      visitor.onElsewhere(store.actions.recheckCart)
      // The shopper can also change the cart in the mini cart, which opens on the same page.
      visitor.cartCount.subscribe(store.actions.recheckCart)
      return store
    },

    forget: deleteFormDrafts,

    sent: () => waitForCartSync(opened.cart),

    /** Reads the browser's state of the visitor; must be called once, before hydration. */
    start: () => {
      reloadOnLogout(visitor, deleteFormDrafts)
      visitor.start()
      wishlist.start()
      connection.start()
      currency.start()
      place.start()
      isInApp()
      saveReferral()
      trackProductClicks(() => opened.product)
      login.start()
    },
  }

  function fail() {
    notices.say({ kind: 'error', text: commonMessages.failed })
  }
}

/** All stores of one page view. */
export interface Stores extends ReturnType<typeof createStores> {}
