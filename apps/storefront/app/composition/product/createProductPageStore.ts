import type { ApiClient } from '@store/api-client'
import type { Product } from '@store/api-client/contract/catalogue'
import type { RequestLogin } from '@store/api-client/contract/ports'
import type { DeliveryLocationStore } from '@store/delivery-location/headless'
import {
  type CurrencyStore,
  createLocalStorageItem,
  createSessionStorageItem,
  type ToastStore,
  type VisitorStores,
} from '@store/host'
import { choicesParameter, createProductStore, type ProductStore } from '@store/pdp/headless'
import { onFirstInteraction } from '@store/ui/hydration'
import { bindQueryParameter } from '../browser/bindQueryParameter.ts'
import { focusDeliveryLocation } from '../browser/navigation.ts'
import { createPurchasePorts } from '../cart/createPurchasePorts.ts'
import { hrefs } from '../hrefs.ts'
import { toDesignKey } from '../storage/toDesignKey.ts'
import { trackProductEvent } from '../tracking/trackProductEvent.ts'
import { createLazyCustomiser } from './createLazyCustomiser.ts'

/** Dependencies of the product page's store. */
export interface ProductPageDependencies {
  readonly client: ApiClient
  readonly visitor: VisitorStores
  readonly notices: ToastStore
  readonly currency: CurrencyStore
  readonly requestLogin: RequestLogin
  /** Shows an error message. */
  readonly showError: () => void
}

/** Creates the store of a product page, including the check of its location. */
export function createProductPageStore(
  { client, visitor, notices, currency, requestLogin, showError }: ProductPageDependencies,
  product: Product,
  location: DeliveryLocationStore,
): ProductStore {
  const store: ProductStore = createProductStore({
    product,
    ports: {
      ...createPurchasePorts({ client, visitor, notices }),
      ...{ placeCheck: location, showPlace: focusDeliveryLocation, hrefs, currency },
      recheckPlace: () => void location.actions.recheck(),
      track: trackProductEvent(product, showError),
      choices: bindQueryParameter(choicesParameter),
      relatedProducts: { client: client.catalogue, viewed: createLocalStorageItem('recently_viewed') },
      serverTime: client.catalogue.serverTime,
      uploadPhoto: client.uploads.photo,
      customiser: createLazyCustomiser({ client, notices }, product, () => store),
      rewards: { load: client.catalogue.rewards, session: visitor.session, requestLogin },
      // A design that was made before a reload is shown without an interaction.
      scheduleLazyWork:
        product.personalised && createSessionStorageItem(toDesignKey(product.id)).read()
          ? undefined
          : onFirstInteraction,
      days: { client: client.days, season: createLocalStorageItem('valentine_date') },
    },
  })
  return store
}
