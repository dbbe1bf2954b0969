import { createApiClient } from '@store/api-client'
import type { AddToCart, Cart } from '@store/api-client/contract/cart'
import type { Product } from '@store/api-client/contract/catalogue'
import type { PlaceCheck } from '@store/api-client/contract/ports'
import { india, isPincode } from '@store/api-client/contract/rules/isPincode'
import { createPlaceStore } from '@store/delivery-location/place'
import { brand } from '../brand.ts'
import { words } from '../words.ts'
import { addressPart } from './addressPart.ts'
import { createConnection } from './createConnection.ts'
import { createLoginOpener } from './createLoginOpener.ts'
import { createMiniCartOpener } from './createMiniCartOpener.ts'
import { createNoticeStore } from './createNoticeStore.ts'
import { createVisitorStores } from './createVisitorStores.ts'
import { createWishlistOpener } from './createWishlistOpener.ts'
import { draftStorage } from './draftStorage.ts'
import { hrefs } from './hrefs.ts'
import { go, reload, showPlace } from './navigation.ts'
import { readPlace, writePlace } from './placeCookies.ts'
import { track } from './track.ts'

/** Every store and every port of the host: who is wired to whom stands on this screen and nowhere else. */
export function createStores() {
  const client = createApiClient({ brand: brand.slug })
  const visitor = createVisitorStores()
  const place = createPlaceStore({ initial: { country: india }, remember: writePlace })
  const notices = createNoticeStore()
  const connection = createConnection()
  const clock = { now: () => new Date() }

  const login = createLoginOpener(async () => {
    const { createLogin } = await import('./createLogin.tsx')
    return createLogin({ client: client.login, onSignedIn: visitor.refresh, reload, track, clock })
  }, fail)

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
    return store
  }

  const miniCart = createMiniCartOpener(
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

    deliveryLocation: async ({ id: productId }: Product) => {
      const { createDeliveryLocationStore } = await import('@store/delivery-location/headless')
      return createDeliveryLocationStore({ productId, ports: { client: client.delivery, place, track } })
    },

    product: async (product: Product, placeCheck: PlaceCheck) => {
      const { choicesParameter, createProductStore } = await import('@store/pdp/headless')
      const add = async (request: AddToCart) => {
        const answer = await client.cart.add(request)
        if (answer.ok) {
          visitor.refresh()
          notices.say({ kind: 'success', text: words.added, durationMs: 2000 })
        }
        return answer
      }
      const store = createProductStore({
        product,
        ports: { add, placeCheck, showPlace, choices: addressPart(choicesParameter), hrefs, track },
      })
      visitor.onElsewhere(store.actions.forget)
      return store
    },

    /** Forgets what was typed and must not meet the next visitor of this browser. */
    forget: () => draftStorage('receiver').forget(),

    /** Learns what the browser knows of its visitor; to be called once, before hydration. */
    start: () => {
      visitor.start()
      wishlist.start()
      connection.start()
      // A pincode in the address was sent by the box's form before the page came alive.
      const asked = new URLSearchParams(window.location.search).get('pincode') ?? ''
      const chosen = isPincode(asked) ? { country: india, pincode: asked } : readPlace(document.cookie)
      if (chosen.pincode !== undefined) place.choose(chosen)
    },
  }

  function fail() {
    notices.say({ kind: 'error', text: words.failed })
  }
}

/** All stores of one page view. */
export interface Stores extends ReturnType<typeof createStores> {}
