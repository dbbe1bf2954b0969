import type { ApiClient } from '@store/api-client'
import type { Product } from '@store/api-client/contract/catalogue'
import type { RequestLogin } from '@store/api-client/contract/ports'
import type { DeliveryLocationStore } from '@store/delivery-location/headless'
import { choicesParameter, createProductStore, type ProductStore } from '@store/pdp/headless'
import { addressPart } from './addressPart.ts'
import { createBuying } from './createBuying.ts'
import type { CurrencyStore } from './createCurrency.ts'
import { createCustomiserOpener } from './createCustomiserOpener.ts'
import type { createNoticeStore } from './createNoticeStore.ts'
import type { createVisitorStores } from './createVisitorStores.ts'
import { draftStorage } from './draftStorage.ts'
import { hrefs } from './hrefs.ts'
import { showPlace } from './navigation.ts'
import { trackProduct } from './trackProduct.ts'
import { visitStorage } from './visitStorage.ts'
import { whenStirred } from './whenStirred.ts'

/** What a product's page is wired to. */
export interface ProductWiring {
  readonly client: ApiClient
  readonly visitor: ReturnType<typeof createVisitorStores>
  readonly notices: ReturnType<typeof createNoticeStore>
  readonly currency: CurrencyStore
  readonly requestLogin: RequestLogin
  /** Says that something did not work. */
  readonly fail: () => void
}

/** The store of a product's page, with the check of its place. */
export function createProduct(
  { client, visitor, notices, currency, requestLogin, fail }: ProductWiring,
  product: Product,
  location: DeliveryLocationStore,
): ProductStore {
  const store: ProductStore = createProductStore({
    product,
    ports: {
      ...createBuying({ client, visitor, notices }).ports,
      ...{ placeCheck: location, showPlace, hrefs, currency },
      recheckPlace: () => void location.actions.recheck(),
      track: trackProduct(product, fail),
      choices: addressPart(choicesParameter),
      relatedProducts: { client: client.catalogue, viewed: visitStorage('recently_viewed') },
      serverTime: client.catalogue.serverTime,
      uploadPhoto: client.uploads.photo,
      customiser: createCustomiserOpener({ client, notices }, product, () => store),
      rewards: { load: client.catalogue.rewards, session: visitor.session, requestLogin },
      // A design from before the page was loaded anew is shown without anybody asking.
      scheduleLazyWork: product.personalised && draftStorage('design').read() ? undefined : whenStirred,
      days: { client: client.days, season: visitStorage('valentine_date') },
    },
  })
  return store
}
