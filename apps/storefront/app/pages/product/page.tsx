import { ConnectedHeart } from '@store/account/heart'
import { DeliveryLocation, DeliveryLocationProvider } from '@store/delivery-location'
import '@store/delivery-location/styles.css'
import { ProductProvider, ProductView } from '@store/pdp'
import '@store/pdp/styles.css'
import { placeId } from '../../composition/navigation.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'

/** The product page: the product, with the delivery-location box in its slot. */
export const page = definePage<PageData['product']>({
  open: async (stores, { product }) => {
    const location = await stores.deliveryLocation(product)
    const delivery = (
      <div id={placeId}>
        <DeliveryLocationProvider store={location}>
          <DeliveryLocation />
        </DeliveryLocationProvider>
      </div>
    )
    return (
      <ProductProvider store={await stores.product(product, location)}>
        <ProductView delivery={delivery} heart={<ConnectedHeart product={product} variant="picture" />} />
      </ProductProvider>
    )
  },
})
