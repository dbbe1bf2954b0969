import type { ApiClient } from '@store/api-client'
import { createSessionStorageItem, type ToastStore, type VisitorStores } from '@store/host'
import { createAddToCart } from '@store/host/add-to-cart'
import type { ProductPorts } from '@store/pdp/headless'
import { commonMessages } from '#messages/commonMessages.ts'
import { navigateToPage } from '../browser/navigation.ts'
import { overlayHistory } from '../browser/overlayHistory.ts'
import { hrefs } from '../hrefs.ts'

/** Dependencies of `createPurchasePorts`. */
interface PurchaseDependencies {
  readonly client: Pick<ApiClient, 'cart' | 'catalogue' | 'settings'>
  readonly visitor: Pick<VisitorStores, 'cartCount' | 'refresh'>
  readonly notices: Pick<ToastStore, 'say'>
}

/** Creates the ports that a product page needs for buying; products are added to the cart only through `add`. */
export function createPurchasePorts({ client, visitor, notices }: PurchaseDependencies) {
  const { cartCount } = visitor
  return {
    add: createAddToCart({
      client: client.cart,
      visitor,
      onAdded: ({ button }) => {
        if (button === 'buyNow') return
        notices.say({ kind: 'success', text: commonMessages.added, durationMs: 2000 })
      },
    }),
    findInCart: async (asked) =>
      cartCount.getState().count === 0 ? { ok: true, value: false } : client.cart.find(asked),
    goToCart: () => {
      // Sets the continue flag: after "Buy now", the cart page continues to the order (specification 2, section 4, "Buy
      // flow").
      createSessionStorageItem('continue').write({ isContinued: true })
      navigateToPage(hrefs.cart())
    },
    addOns: {
      client: client.catalogue,
      settings: async () => {
        const answer = await client.settings.get()
        return answer.ok ? { ok: true, value: answer.value.addOns } : answer
      },
    },
    historyEntry: overlayHistory,
    draft: createSessionStorageItem('product'),
  } satisfies Partial<ProductPorts>
}
