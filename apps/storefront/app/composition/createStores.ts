import { createApiClient } from '@store/api-client'
import type { AddToCart, Cart } from '@store/api-client/contract/cart'
import type { Product, ProductId } from '@store/api-client/contract/catalogue'
import type { PlaceCheck } from '@store/api-client/contract/ports'
import type { CartStore } from '@store/cart/headless'
import type { DeliveryLocationStore } from '@store/delivery-location/headless'
import { brand } from '../brand.ts'
import type { PageData } from '../PageData.ts'
import { words } from '../words.ts'
import { addressPart } from './addressPart.ts'
import { isInApp, tellApp } from './appShell.ts'
import { createConnection } from './createConnection.ts'
import { createLoginOpener } from './createLoginOpener.ts'
import { createNoticeStore } from './createNoticeStore.ts'
import { createPanelOpener } from './createPanelOpener.ts'
import { createPlace } from './createPlace.ts'
import { createVisitorStores } from './createVisitorStores.ts'
import { createWishlistOpener } from './createWishlistOpener.ts'
import { draftStorage } from './draftStorage.ts'
import { hrefs } from './hrefs.ts'
import { keepReferral } from './keepReferral.ts'
import { go, showPlace } from './navigation.ts'
import { track } from './track.ts'
import { visitStorage } from './visitStorage.ts'
import { whenStirred } from './whenStirred.ts'

/** Every store and every port of the host: who is wired to whom stands on this screen and nowhere else. */
export function createStores() {
  const client = createApiClient({ brand: brand.slug })
  const visitor = createVisitorStores()
  const place = createPlace()
  const notices = createNoticeStore()
  const connection = createConnection()
  const clock = { now: () => new Date() }

  // What the page at hand has opened, for a wish that outlived the way to a login.
  const opened: { cart?: CartStore; location?: DeliveryLocationStore } = {}
  const loginDraft = draftStorage('login')

  const login = createLoginOpener(
    async () => {
      const { createLogin } = await import('./createLogin.tsx')
      const wiring = { client: client.login, onSignedIn: visitor.refresh, clock, draft: loginDraft }
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

  const cart = async (initial: Cart | undefined) => {
    const { createCartStore } = await import('@store/cart/headless')
    const store = createCartStore({
      initial,
      ports: {
        client: client.cart,
        bestSellers: client.catalogue.bestSellers,
        connection,
        session: visitor.session,
        requestLogin: login.request,
        addToFavorites: (id) => wishlist.hearts.wish(id, true),
        hrefs,
        go,
        newKey: () => crypto.randomUUID(),
        track,
        onCount: visitor.refresh,
      },
    })
    visitor.onElsewhere(() => void store.actions.refresh())
    opened.cart = store
    return store
  }

  const add = async (request: AddToCart) => {
    const answer = await client.cart.add(request)
    if (answer.ok) {
      visitor.refresh()
      notices.say({ kind: 'success', text: words.added, durationMs: 2000 })
    }
    return answer
  }

  const parts = {
    cart: () => opened.cart,
    wish: (id: ProductId) => void wishlist.hearts.wish(id, true),
    add,
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

    product: async (product: Product, placeCheck: PlaceCheck) => {
      const { choicesParameter, createProductStore } = await import('@store/pdp/headless')
      const store = createProductStore({
        product,
        ports: {
          ...{ add, placeCheck, showPlace, hrefs },
          track: (event) => {
            track(event)
            if (event.kind !== 'productViewed' || !isInApp()) return
            import('./createAppProduct.ts').then((app) => tellApp(app.createAppProduct(product)), fail)
          },
          choices: addressPart(choicesParameter),
          more: { client: client.catalogue, viewed: visitStorage('recently_viewed') },
          serverTime: client.catalogue.serverTime,
          rewards: {
            load: client.catalogue.rewards,
            session: visitor.session,
            requestLogin: login.request,
          },
          whenWanted: whenStirred,
        },
      })
      visitor.onElsewhere(store.actions.forget)
      return store
    },

    /** Forgets what was typed and must not meet the next visitor of this browser. */
    forget: () => {
      draftStorage('receiver').forget()
      draftStorage('lookup').forget()
      draftStorage('hamper').forget()
      draftStorage('enquiry').forget()
      draftStorage('account-profile').forget()
      draftStorage('account-address').forget()
      loginDraft.forget()
    },

    /** Learns what the browser knows of its visitor; to be called once, before hydration. */
    start: () => {
      visitor.start()
      wishlist.start()
      connection.start()
      place.start()
      isInApp()
      keepReferral()
      login.start()
    },
  }

  function fail() {
    notices.say({ kind: 'error', text: words.failed })
  }
}

/** All stores of one page view. */
export interface Stores extends ReturnType<typeof createStores> {}
