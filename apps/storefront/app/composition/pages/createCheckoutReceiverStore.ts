import { createReceiverStore, parseReceiverDraft, type ReceiverStore } from '@store/account/headless'
import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { Cart } from '@store/api-client/contract/cart'
import {
  createCompletedOrderStorage,
  createSelectedAddressStorage,
  createSessionStorageItem,
  findOrderFromOtherTab,
} from '@store/host'
import { navigateToPage } from '../browser/navigation.ts'
import type { Stores } from '../createStores.ts'
import { hrefs } from '../hrefs.ts'
import { createCityFinder } from '../location/createCityFinder.ts'
import { track } from '../tracking/track.ts'
import { redirectToPlacedOrder } from './redirectToPlacedOrder.ts'

/** Data of the checkout page. */
export interface CheckoutData {
  readonly cart: Cart
  readonly orderKey: string
  /** The visitor's address book; missing for a guest. */
  readonly saved?: readonly SavedAddress[] | 'failed' | undefined
  /** The visitor's own name, if known. */
  readonly senderName?: string | undefined
}

/** Creates the connected store of the receiver step. Separate from `createStores`, because only one page needs it. */
export function createCheckoutReceiverStore(
  { client, visitor, place }: Pick<Stores, 'client' | 'visitor' | 'place'>,
  { cart, orderKey, saved, senderName = '' }: CheckoutData,
): ReceiverStore {
  const draft = createSessionStorageItem('receiver')
  const placed = createCompletedOrderStorage(orderKey)
  // Visitors who go back to the form after placing its order are redirected to the order.
  visitor.onElsewhere(() => redirectToPlacedOrder(orderKey))
  return createReceiverStore({
    orderKey,
    cart: { ...cart, country: getLineCountry(cart) },
    initial: { senderName },
    saved,
    ports: {
      client: client.orders,
      addresses: {
        ...{ list: client.addresses.list, session: visitor.session },
        takeSelected: createSelectedAddressStorage().take,
      },
      prefill: () => {
        const { pincode, city, country } = place.getState()
        // If the delivery location is in another country than the gifts of the cart are delivered to, it is not the
        // receiver's and not prefilled.
        if (country !== (getLineCountry(cart)?.number ?? country)) return {}
        return { ...(pincode ? { pincode } : {}), ...(city ? { city } : {}) }
      },
      findCity: createCityFinder(client.delivery),
      draft: { read: () => parseReceiverDraft(draft.read()), write: draft.write },
      orderedElsewhere: findOrderFromOtherTab,
      forget: draft.forget,
      go: (href) => {
        placed.remember(href)
        // Other tabs must refresh the cart, which has been ordered.
        visitor.refresh()
        navigateToPage(href)
      },
      hrefs,
      track,
    },
  })
}

// An order has one destination country, so a cart with several cannot be ordered.
function getLineCountry({ countries }: Cart) {
  const [only] = Object.entries(countries)
  return only && { number: Number(only[0]), name: only[1] }
}
