import type { ApiClient } from '@store/api-client'
import type { AddToCartRequest } from '@store/api-client/contract/cart'
import type { ProductPorts } from '@store/pdp/headless'
import { commonMessages } from '#messages/commonMessages.ts'
import { historyEntry } from '../browser/historyEntry.ts'
import { go } from '../browser/navigation.ts'
import type { createToastStore } from '../createToastStore.ts'
import { hrefs } from '../hrefs.ts'
import { sessionStorageItem } from '../storage/sessionStorageItem.ts'
import type { createVisitorStores } from '../visitor/createVisitorStores.ts'

/** Dependencies of `createAddToCart`. */
interface BuyingWiring {
  readonly client: Pick<ApiClient, 'cart' | 'catalogue' | 'settings'>
  readonly visitor: Pick<ReturnType<typeof createVisitorStores>, 'cartCount' | 'refresh'>
  readonly notices: Pick<ReturnType<typeof createToastStore>, 'say'>
}

/** Creates the only way to add products to the cart, with the dependencies a product page needs to buy. */
export function createAddToCart({ client, visitor, notices }: BuyingWiring) {
  const { cartCount } = visitor

  const add = async (request: AddToCartRequest, pieces = 1) => {
    // Optimistic update; the server's count wins.
    const before = cartCount.getState().count
    cartCount.set(before + pieces)
    const answer = await client.cart.add(request)
    if (!answer.ok) {
      if (cartCount.getState().count === before + pieces) cartCount.set(before)
      return answer
    }
    visitor.refresh()
    if (request.button !== 'buyNow') {
      notices.say({ kind: 'success', text: commonMessages.added, durationMs: 2000 })
    }
    return answer
  }

  const ports: Pick<ProductPorts, 'add' | 'findInCart' | 'goToCart' | 'addOns' | 'historyEntry' | 'draft'> = {
    add,
    findInCart: async (asked) =>
      cartCount.getState().count === 0 ? { ok: true, value: false } : client.cart.find(asked),
    goToCart: () => {
      // The continue flag: "Buy now" continues from the cart (specification 2, section 4, "Buy flow").
      sessionStorageItem('continue').write({ isContinued: true })
      go(hrefs.cart())
    },
    addOns: {
      client: client.catalogue,
      settings: async () => {
        const answer = await client.settings.get()
        return answer.ok ? { ok: true, value: answer.value.addOns } : answer
      },
    },
    historyEntry,
    draft: sessionStorageItem('product'),
  }
  return { add, ports }
}
