import { Breadcrumb, Notice, TrustStrip } from '@store/ui'
import { type ReactNode, useEffect } from 'react'
import { useProduct } from '../../react/useProduct.ts'
import { crumbsFromHome } from '../../store/crumbsFromHome.ts'
import { DeliveryMessage } from '../delivery/DeliveryMessage/DeliveryMessage.tsx'
import { PlaceFaultNotice } from '../delivery/PlaceFaultNotice/PlaceFaultNotice.tsx'
import { Gallery } from '../gallery/Gallery/Gallery.tsx'
import { Offers } from '../info/Offers/Offers.tsx'
import { ProductInfo } from '../info/ProductInfo/ProductInfo.tsx'
import { MoreShelves } from '../MoreShelves/MoreShelves.tsx'
import { Options } from '../options/Options/Options.tsx'
import { ProductHeading } from '../ProductHeading/ProductHeading.tsx'
import { BuyBlock } from '../purchase/BuyBlock/BuyBlock.tsx'
import { QuickLinks } from '../QuickLinks/QuickLinks.tsx'
import { Reviews } from '../reviews/Reviews/Reviews.tsx'
import { Shelf } from '../Shelf/Shelf.tsx'
import { Variants } from '../Variants/Variants.tsx'
import styles from './ProductView.module.css'

/** Props of `ProductView`. */
export interface ProductViewProps {
  /** Where a place is chosen; the host puts its delivery-location box here. */
  readonly delivery: ReactNode
  /** Stands in the corner of the pictures; the host puts the product's wishlist heart here. */
  readonly heart?: ReactNode
}

/** The product page (specification 2, section 2): all of it but the site's header and footer, gutters included. */
export function ProductView({ delivery, heart }: ProductViewProps) {
  const { state, actions, hrefs, messages } = useProduct()
  const { product } = state
  const note = product.note ?? (product.type === 'cake' ? messages.cakeNote : undefined)

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
          <Variants />
          <Options />
          <div className={styles.place}>
            <PlaceFaultNotice />
            {delivery}
            <DeliveryMessage />
          </div>
          <BuyBlock place="column" />
          {note && <Notice kind="info">{note}</Notice>}
        </div>
        <div className={styles.info}>
          <Offers />
          <ProductInfo />
        </div>
      </div>
      <div className={styles.more}>
        <Reviews />
        <Shelf title={messages.together(product.type)} cards={product.together} messages={messages} />
        <Shelf title={messages.similar} cards={product.similar} messages={messages} />
        <MoreShelves />
        <QuickLinks />
      </div>
      <TrustStrip figures={messages.trust} />
      <BuyBlock place="bar" />
    </div>
  )
}
