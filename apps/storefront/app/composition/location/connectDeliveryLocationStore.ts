import type { ApiClient } from '@store/api-client'
import type { Product } from '@store/api-client/contract/catalogue'
import type { RequestLogin, Session } from '@store/api-client/contract/ports'
import { createDeliveryLocationStore, type DeliveryLocationStore } from '@store/delivery-location/headless'
import { createSelectedAddressStorage, type SelectedPlaceStore, writeUndeliverableCity } from '@store/host'
import { reload } from '../browser/navigation.ts'
import { track } from '../tracking/track.ts'

/** Dependencies of `connectDeliveryLocationStore`. */
export interface DeliveryLocationDependencies {
  readonly client: Pick<ApiClient, 'delivery' | 'addresses'>
  readonly place: SelectedPlaceStore
  readonly visitor: { readonly session: Session }
  readonly login: { readonly request: RequestLogin }
  readonly shop: { readonly name: string }
}

/** Creates the delivery-location store of a product or, without a product, of the whole visit. */
export function connectDeliveryLocationStore(
  { client, place, visitor, login, shop }: DeliveryLocationDependencies,
  product?: Pick<Product, 'id' | 'delivery' | 'type'>,
): DeliveryLocationStore {
  return createDeliveryLocationStore({
    productId: product?.id,
    delivery: product?.delivery,
    productType: product?.type,
    ports: {
      client: client.delivery,
      place,
      brandName: shop.name,
      track,
      addresses: {
        ...{ list: client.addresses.list, session: visitor.session, requestLogin: login.request },
        selected: createSelectedAddressStorage(),
      },
      // A product page updates to the new location without a reload (specification 1, section 4).
      reload: product ? undefined : reload,
      onUndeliverable: writeUndeliverableCity,
    },
  })
}
