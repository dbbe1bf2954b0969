import { createApiClient } from '@store/api-client'
import type { AddToCart, Cart } from '@store/api-client/contract/cart'
import type { Product } from '@store/api-client/contract/catalogue'
import type { PlaceCheck } from '@store/api-client/contract/ports'
import { india, isPincode } from '@store/api-client/contract/rules/isPincode'
import { createPlaceStore } from '@store/delivery-location/place'
import { brand } from '../brand.ts'
import { words } from '../words.ts'
import { createLoginOpener } from './createLoginOpener.ts'
import { createNoticeStore } from './createNoticeStore.ts'
import { createVisitorStores } from './createVisitorStores.ts'
import { draftStorage } from './draftStorage.ts'
import { hrefs } from './hrefs.ts'
import { go, reload, showPlace } from './navigation.ts'
import { readPlace, writePlace } from './placeCookies.ts'
import { placedOrder } from './placedOrder.ts'
import { track } from './track.ts'

/** Every store and every port of the host: who is wired to whom stands on this screen and nowhere else. */
export function createStores() {
  const client = createApiClient({ brand: brand.slug })
  const visitor = createVisitorStores()
  const place = createPlaceStore({ initial: { country: india }, remember: writePlace })
  const notices = createNoticeStore()
  const clock = { now: () => new Date() }

  const login = createLoginOpener(
    async () => {
      const { createLogin } = await import('./createLogin.tsx')
      return createLogin({ client: client.login, onSignedIn: visitor.refresh, reload, track, clock })
    },
    () => notices.say({ kind: 'error', text: words.failed }),
  )

  return {
    client,
    visitor,
    place,
    notices,
    login,

    cart: async (initial: Cart | undefined) => {
      const { createCartStore } = await import('@store/cart/headless')
      const cart = createCartStore({
        initial,
        ports: {
          client: client.cart,
          session: visitor.session,
          requestLogin: login.request,
          hrefs,
          go,
          newKey: () => crypto.randomUUID(),
          track,
          onCount: visitor.refresh,
        },
      })
      visitor.onElsewhere(() => void cart.actions.refresh())
      return cart
    },

    deliveryLocation: async ({ id: productId }: Product) => {
      const { createDeliveryLocationStore } = await import('@store/delivery-location/headless')
      return createDeliveryLocationStore({ productId, ports: { client: client.delivery, place, track } })
    },

    product: async (product: Product, placeCheck: PlaceCheck) => {
      const { createProductStore } = await import('@store/pdp/headless')
      const add = async (request: AddToCart) => {
        const answer = await client.cart.add(request)
        if (answer.ok) {
          visitor.refresh()
          notices.say({ kind: 'success', text: words.added, durationMs: 2000 })
        }
        return answer
      }
      const store = createProductStore({ product, ports: { add, placeCheck, showPlace, hrefs, track } })
      visitor.onElsewhere(store.actions.forget)
      return store
    },

    receiver: async (cart: Cart, orderKey: string) => {
      const { createReceiverStore, readDraft } = await import('@store/account/headless')
      const draft = draftStorage('receiver')
      const placed = placedOrder(orderKey)
      // Whoever comes back to a form whose order stands is shown the order, not the form.
      visitor.onElsewhere(() => {
        const href = placed.href()
        if (href !== undefined) window.location.replace(href)
      })
      return createReceiverStore({
        orderKey,
        cart,
        initial: {},
        ports: {
          client: client.orders,
          known,
          draft: { read: () => readDraft(draft.read()), write: draft.write },
          forget: draft.forget,
          go: (href) => {
            placed.remember(href)
            go(href)
          },
          hrefs,
          track,
        },
      })
    },

    /** Forgets what was typed and must not meet the next visitor of this browser. */
    forget: () => draftStorage('receiver').forget(),

    /** Learns what the browser knows of its visitor; to be called once, before hydration. */
    start: () => {
      visitor.start()
      // A pincode in the address was sent by the box's form before the page came alive.
      const asked = new URLSearchParams(window.location.search).get('pincode') ?? ''
      const chosen = isPincode(asked) ? { country: india, pincode: asked } : readPlace(document.cookie)
      if (chosen.pincode !== undefined) place.choose(chosen)
    },
  }

  function known() {
    const { pincode, city } = place.getState()
    return { ...(pincode ? { pincode } : {}), ...(city ? { city } : {}) }
  }
}

/** All stores of one page view. */
export interface Stores extends ReturnType<typeof createStores> {}
