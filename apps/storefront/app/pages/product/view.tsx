import { ConnectedFavoriteButton } from '@store/account/favorite-button'
import type { ProductCard } from '@store/api-client/contract/catalogue'
import { favoriteButtonMessages } from '#messages/packages/favoriteButtonMessages.ts'
import { productMessages } from '#messages/packages/productMessages.ts'
import '@store/delivery-location/styles.css'
import { ProductProvider, ProductView, preloadDeferredSections } from '@store/pdp'
import '@store/pdp/styles.css'
import { deliverySectionId } from '../../composition/browser/navigation.ts'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import { lazyDeliveryLocationBox } from './lazyDeliveryLocationBox.ts'
import type { ProductData } from './load.ts'

const renderFavoriteButton = (product: Pick<ProductCard, 'id' | 'title'>) => (
  <ConnectedFavoriteButton product={product} variant="picture" messages={favoriteButtonMessages} />
)

/** The product page: the product, with the delivery-location box in its slot. */
export const view: PageViewDefinition<ProductData> = {
  open: async (stores, { product }) => {
    // The page is server-rendered completely; a browser loads the code of the deferred sections on the first
    // interaction.
    if (import.meta.env.SSR) await Promise.all([preloadDeferredSections(), lazyDeliveryLocationBox.preload()])
    const location = await stores.deliveryLocation(product)
    const delivery = (
      <div id={deliverySectionId}>
        <lazyDeliveryLocationBox.Component store={location} />
      </div>
    )
    return (
      <ProductProvider store={await stores.product(product, location)} messages={productMessages}>
        <ProductView
          delivery={delivery}
          favoriteButton={renderFavoriteButton(product)}
          cardCorner={renderFavoriteButton}
        />
      </ProductProvider>
    )
  },
  clientGroups: ['delivery', 'cart', 'catalogue'],
  analytics: ({ product }) => ({ products: [product] }),
}
