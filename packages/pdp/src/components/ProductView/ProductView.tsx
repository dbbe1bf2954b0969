import type { ProductCard } from '@store/api-client/contract/catalogue'
import { Breadcrumb } from '@store/ui'
import { type ReactNode, useEffect } from 'react'
import { useProduct } from '../../react/useProduct.ts'
import { crumbsFromHome } from '../../store/crumbsFromHome.ts'
import { Below } from '../below/Below.tsx'
import { DeliveryMessage } from '../delivery/DeliveryMessage/DeliveryMessage.tsx'
import { PlaceFaultNotice } from '../delivery/PlaceFaultNotice/PlaceFaultNotice.tsx'
import { Gallery } from '../gallery/Gallery/Gallery.tsx'
import { Options } from '../options/Options/Options.tsx'
import { ProductHeading } from '../ProductHeading/ProductHeading.tsx'
import { BuyBlock } from '../purchase/BuyBlock/BuyBlock.tsx'
import { LateAddOns } from '../purchase/LateAddOns/LateAddOns.tsx'
import styles from './ProductView.module.css'

/** Props of `ProductView`. */
export interface ProductViewProps {
  /** Where a place is chosen; the host puts its delivery-location box here. */
  readonly delivery: ReactNode
  /** Stands in the corner of the pictures; the host puts the product's wishlist heart here. */
  readonly heart?: ReactNode
  /** Makes what stands in the corner of a product of a shelf, such as its heart. @default nothing */
  readonly cardCorner?: ((card: ProductCard) => ReactNode) | undefined
}

/** The product page (specification 2, section 2): all of it but the site's header and footer, gutters included. */
export function ProductView({ delivery, heart, cardCorner }: ProductViewProps) {
  const { state, actions, hrefs, messages } = useProduct()
  const { product } = state

  // A view is one of a page in a browser; what the server renders may be shown to many, or to nobody.
  useEffect(() => actions.view(), [actions])

  return (
    <div className={styles.page} data-product-page>
      <Breadcrumb
        label={messages.crumbs}
        crumbs={crumbsFromHome(product.crumbs, { text: messages.home, href: hrefs.home() })}
      />
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <Gallery />
          {heart && <div className={styles.heart}>{heart}</div>}
        </div>
        <div className={styles.buying}>
          <ProductHeading />
          <Below part="Variants" />
          {product.isCorporate ? <Below part="Enquiry" /> : <Buying delivery={delivery} />}
          <Below part="Note" />
          <Below part="Offers" />
        </div>
        <div className={styles.info}>
          <Below part="ProductInfo" />
        </div>
      </div>
      <div className={styles.more}>
        <Below part="More" cardCorner={cardCorner} />
      </div>
      {product.isCorporate ? (
        <Below part="EnquiryBar" />
      ) : (
        <>
          <BuyBlock place="bar" />
          {/* By itself: of column and bar one is not there, and neither would be what opens from it. */}
          <LateAddOns />
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
        <PlaceFaultNotice />
        {delivery}
        <DeliveryMessage />
        <Below part="Day" />
      </div>
      <BuyBlock place="column" />
    </>
  )
}
