import { type ApiClient, createApiClient } from '@store/api-client'
import type { AddToCartRequest, Cart } from '@store/api-client/contract/cart'
import type { BestSellers, Product, ProductId } from '@store/api-client/contract/catalogue'
import type { CartStore } from '@store/cart/headless'
import type { DeliveryLocationStore } from '@store/delivery-location/headless'
import { brand } from '../brand.ts'
import type { PageData } from '../PageData.ts'
import type { Surroundings } from '../Surroundings.ts'
import { words } from '../words.ts'
import { isInApp } from './appShell.ts'
import { createBackgroundOpener } from './createBackgroundOpener.ts'
import { createConnection } from './createConnection.ts'
import { createCurrency } from './createCurrency.ts'
import { createLoginOpener } from './createLoginOpener.ts'
import { createNoticeStore } from './createNoticeStore.ts'
import { createPanelOpener } from './createPanelOpener.ts'
import { createPlace } from './createPlace.ts'
import { createVisitorStores } from './createVisitorStores.ts'
import { createWishlistOpener } from './createWishlistOpener.ts'
import { draftStorage } from './draftStorage.ts'
import { forgetDrafts } from './forgetDrafts.ts'
import { hrefs } from './hrefs.ts'
import { keepClicks } from './keepClicks.ts'
import { keepReferral } from './keepReferral.ts'
import { go } from './navigation.ts'
import { orderedElsewhere } from './placedOrder.ts'
import { track } from './track.ts'
import { whenSent } from './whenSent.ts'
import { whenStirred } from './whenStirred.ts'

/**
 * Every store and every port of the host: who is wired to whom stands on this screen and nowhere else. A server hands over
 * the client of its own that nothing asks while a page is rendered.
 */
export function createStores(
  around: Pick<Surroundings, 'currencies' | 'currency' | 'isEmpty'>,
  unasked?: ApiClient,
) {
  const connection = createConnection()
  const client = unasked ?? createApiClient({ brand: brand.slug, fetch: connection.fetch })
  const visitor = createVisitorStores()
  const place = createPlace()
  const notices = createNoticeStore()
  const currency = createCurrency(around)
  const clock = { now: () => new Date() }

  // What the page at hand has opened, for a wish that outlived the way to a login.
  const opened: { cart?: CartStore; location?: DeliveryLocationStore; product?: ProductId } = {}
  const loginDraft = draftStorage('login')

  const background = createBackgroundOpener(connection, visitor.wake)

  const login = createLoginOpener(
    async () => {
      const { createLogin } = await import('./createLogin.tsx')
      const wiring = {
        ...{ client: client.login, onSignedIn: visitor.refresh, clock, draft: loginDraft },
        identify: background.identify,
      }
      return createLogin({ ...wiring, parts })
    },
    loginDraft,
    fail,
  )

  const wishlist = createWishlistOpener(
    visitor.session,
    async (hearts, initial) => {
      const { createWishlist } = await import('./createWishlist.ts')
      return createWishlist({ client, visitor, notices, requestLogin: login.request }, hearts, initial)
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
        categories,
        connection,
        session: visitor.session,
        requestLogin: login.request,
        addToFavorites: (id) => wishlist.hearts.setFavorite(id, true),
        hrefs,
        go,
        orderHrefFromOtherTab: orderedElsewhere,
        newKey: () => crypto.randomUUID(),
        track,
        onCount: visitor.refresh,
        scheduleLazyWork: whenStirred,
      },
    })
    visitor.onElsewhere(() => void store.actions.refresh())
    opened.cart = store
    return store
  }

  const parts = {
    cart: () => opened.cart,
    wish: (id: ProductId) => void wishlist.hearts.setFavorite(id, true),
    add: async (request: AddToCartRequest) => {
      const { createBuying } = await import('./createBuying.ts')
      return createBuying({ client, visitor, notices }).add(request)
    },
    showAddresses: () => opened.location?.actions.open('addresses'),
  }

  const location = async (product?: Product) => {
    const { createLocation } = await import('./createLocation.ts')
    const wiring = { client, place, session: visitor.session, requestLogin: login.request }
    return createLocation(wiring, product)
  }

  const placeDialog = createPanelOpener(async () => {
    const { createPlaceDialog } = await import('./createPlaceDialog.tsx')
    return createPlaceDialog(await location())
  }, fail)

  const miniCart = createPanelOpener(
    async () => {
      const { createMiniCart } = await import('./createMiniCart.tsx')
      return createMiniCart(await cart(undefined))
    },
    () => go(hrefs.cart()),
  )

  return {
    client,
    visitor,
    place,
    notices,
    currency,
    isEmpty: around.isEmpty ?? false,
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

    hamper: async (data: PageData['hamper']) => {
      const { createHamper } = await import('./createHamper.ts')
      const showPlace = () => void placeDialog.open()
      return createHamper({ client, place, notices, showPlace, onCount: visitor.refresh }, data)
    },

    product: async (product: Product, at: DeliveryLocationStore) => {
      const { createProduct } = await import('./createProduct.ts')
      opened.product = product.id
      const wiring = { client, visitor, notices, currency, requestLogin: login.request, fail }
      const store = createProduct(wiring, product, at)
      visitor.onElsewhere(store.actions.recheckCart)
      // The cart beside the page changes it, too.
      visitor.cartCount.subscribe(store.actions.recheckCart)
      return store
    },

    forget: forgetDrafts,

    sent: () => whenSent(opened.cart),

    /** Learns what the browser knows of its visitor; to be called once, before hydration. */
    start: () => {
      visitor.start()
      wishlist.start()
      connection.start()
      currency.start()
      place.start()
      isInApp()
      keepReferral()
      keepClicks(() => opened.product)
      login.start()
    },
  }

  function fail() {
    notices.say({ kind: 'error', text: words.failed })
  }
}

/** All stores of one page view. */
export interface Stores extends ReturnType<typeof createStores> {}
