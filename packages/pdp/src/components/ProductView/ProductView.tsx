import { Breadcrumb, EggBadge, Notice, Rating, TrustStrip } from '@store/ui'
import { type ReactNode, useEffect } from 'react'
import { useProduct } from '../../react/useProduct.ts'
import { crumbsFromHome } from '../../store/crumbsFromHome.ts'
import { DeliveryMessage } from '../delivery/DeliveryMessage/DeliveryMessage.tsx'
import { PlaceFaultNotice } from '../delivery/PlaceFaultNotice/PlaceFaultNotice.tsx'
import { Gallery } from '../gallery/Gallery/Gallery.tsx'
import { ProductInfo } from '../info/ProductInfo/ProductInfo.tsx'
import { ProductPrice } from '../ProductPrice/ProductPrice.tsx'
import { BuyBlock } from '../purchase/BuyBlock/BuyBlock.tsx'
import styles from './ProductView.module.css'

/** Props of `ProductView`. */
export interface ProductViewProps {
  /** Where a place is chosen; the host puts its delivery-location box here. */
  readonly delivery: ReactNode
}

/** The product page (specification 2, section 2): all of it but the site's header and footer, gutters included. */
export function ProductView({ delivery }: ProductViewProps) {
  const { state, actions, hrefs, messages } = useProduct()

  // A view is one of a page in a browser; what the server renders may be shown to many, or to nobody.
  useEffect(() => actions.view(), [actions])

  return (
    <div className={styles.page}>
      <Breadcrumb
        label={messages.crumbs}
        crumbs={crumbsFromHome(state.product.crumbs, { text: messages.home, href: hrefs.home() })}
      />
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <Gallery />
        </div>
        <div className={styles.buying}>
          <Heading />
          <div className={styles.place}>
            <PlaceFaultNotice />
            {delivery}
            <DeliveryMessage />
          </div>
          <BuyBlock place="column" />
          {state.product.type === 'cake' && <Notice kind="info">{messages.cakeNote}</Notice>}
        </div>
        <div className={styles.info}>
          <ProductInfo />
        </div>
      </div>
      <TrustStrip figures={messages.trust} />
      <BuyBlock place="bar" />
    </div>
  )
}

function Heading() {
  const {
    state: { product },
    messages,
  } = useProduct()
  const { egg, rating } = product
  return (
    <div className={styles.heading}>
      <h1 className={styles.title}>{product.title}</h1>
      {rating && <Rating value={rating.average} text={messages.reviews(rating.average, rating.reviews)} />}
      <ProductPrice price={product.price} listPrice={product.listPrice} size="l" messages={messages} />
      {egg && <EggBadge kind={egg} text={messages.egg(egg)} />}
    </div>
  )
}
