import type { ProductCard } from '@store/api-client/contract/catalogue'
import { Breadcrumb } from '@store/ui'
import { type ReactNode, useEffect } from 'react'
import { useProduct } from '../../react/useProduct.ts'
import { crumbsFromHome } from '../../store/crumbsFromHome.ts'
import { DeferredSection } from '../belowTheFold/DeferredSection.tsx'
import { DeliveryMessage } from '../delivery/DeliveryMessage/DeliveryMessage.tsx'
import { PlaceErrorMessage } from '../delivery/PlaceErrorMessage/PlaceErrorMessage.tsx'
import { Gallery } from '../gallery/Gallery/Gallery.tsx'
import { Options } from '../options/Options/Options.tsx'
import { ProductHeading } from '../ProductHeading/ProductHeading.tsx'
import { BuyBlock } from '../purchase/BuyBlock/BuyBlock.tsx'
import { LazyAddOns } from '../purchase/LazyAddOns/LazyAddOns.tsx'
import styles from './ProductView.module.css'

/** Props of `ProductView`. */
export interface ProductViewProps {
  /** Slot for choosing a location; the host puts its delivery-location box here. */
  readonly delivery: ReactNode
  /** Slot in the corner of the images; the host puts the product's favorite button here. */
  readonly favoriteButton?: ReactNode
  /** Renders the corner of a product in a row, such as its favorite button. @default nothing */
  readonly cardCorner?: ((card: ProductCard) => ReactNode) | undefined
}

/**
 * Renders the product page (specification 2, section 2): all of it but the site's header and footer, gutters
 * included.
 */
export function ProductView({ delivery, favoriteButton, cardCorner }: ProductViewProps) {
  const { product, actions, hrefs, messages } = useProduct()

  // Only a browser counts as a view; server-rendered HTML may be shown to many visitors, or to none.
  useEffect(() => actions.trackView(), [actions])

  return (
    <div className={styles.page} data-product-page>
      <Breadcrumb
        label={messages.crumbs}
        crumbs={crumbsFromHome(product.crumbs, { text: messages.home, href: hrefs.home() })}
      />
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <Gallery />
          {favoriteButton && <div className={styles.heart}>{favoriteButton}</div>}
        </div>
        <div className={styles.buying}>
          <ProductHeading />
          <DeferredSection part="Variants" />
          {product.isCorporate ? <DeferredSection part="Enquiry" /> : <Buying delivery={delivery} />}
          <DeferredSection part="Note" />
          <DeferredSection part="Offers" />
        </div>
        <div className={styles.info}>
          <DeferredSection part="ProductInfo" />
        </div>
      </div>
      <div className={styles.more}>
        <DeferredSection part="ReviewsAndRelatedProducts" cardCorner={cardCorner} />
      </div>
      {product.isCorporate ? (
        <DeferredSection part="EnquiryBar" />
      ) : (
        <>
          <BuyBlock place="bar" />
          {/* Rendered separately: either the column or the bar is missing, and a panel inside it would be missing too. */}
          <LazyAddOns />
        </>
      )}
    </div>
  )
}

function Buying({ delivery }: Pick<ProductViewProps, 'delivery'>) {
  return (
    <>
      <Options />
      <div className={styles.place}>
        <PlaceErrorMessage />
        {delivery}
        <DeliveryMessage />
        <DeferredSection part="DeliveryDateField" />
      </div>
      <BuyBlock place="column" />
    </>
  )
}
