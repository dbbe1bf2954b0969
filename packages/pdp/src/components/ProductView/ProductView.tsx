import type { ReactNode } from 'react'
import type { ProductGalleryProps, RelatedProductRowProps } from '../../react/ProductPartProps.ts'
import { useProduct } from '../../react/useProduct.ts'
import { DeferredSection } from '../belowTheFold/DeferredSection.tsx'
import { ProductOptions } from '../options/ProductOptions/ProductOptions.tsx'
import { ProductBreadcrumb } from '../ProductBreadcrumb/ProductBreadcrumb.tsx'
import { ProductDelivery } from '../ProductDelivery/ProductDelivery.tsx'
import { ProductGallery } from '../ProductGallery/ProductGallery.tsx'
import { ProductHeading } from '../ProductHeading/ProductHeading.tsx'
import { ProductPageLayout } from '../ProductPageLayout/ProductPageLayout.tsx'
import { BuyBlock } from '../purchase/BuyBlock/BuyBlock.tsx'
import { LazyAddOnPanel } from '../purchase/LazyAddOnPanel/LazyAddOnPanel.tsx'
import styles from './ProductView.module.css'

/** Props of `ProductView`. */
export interface ProductViewProps extends ProductGalleryProps, RelatedProductRowProps {
  /** Slot for choosing a location; the host puts its delivery-location box here. */
  readonly delivery: ReactNode
}

/**
 * Renders the product page (specification 2, section 2) with its gutters, but without the site's header and footer. To
 * change the order of its parts, compose a page from them: they are exported.
 */
export function ProductView({ delivery, favoriteButton, cardCorner }: ProductViewProps) {
  const { product } = useProduct()
  return (
    <ProductPageLayout>
      <ProductBreadcrumb />
      <div className={styles.columns}>
        <ProductGallery favoriteButton={favoriteButton} />
        <div className={styles.buying}>
          <ProductHeading />
          <DeferredSection part="Variants" />
          {product.isCorporate ? (
            <DeferredSection part="Enquiry" />
          ) : (
            <>
              <ProductOptions />
              <ProductDelivery>{delivery}</ProductDelivery>
              <BuyBlock place="column" />
            </>
          )}
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
          {/* Rendered outside the column and the bar, because only one of them exists at a time. */}
          <LazyAddOnPanel />
        </>
      )}
    </ProductPageLayout>
  )
}
