import { type ReactNode, useEffect } from 'react'
import { useProduct } from '../../react/useProduct.ts'
import styles from './ProductPageLayout.module.css'

/** Props of {@link ProductPageLayout}. */
export interface ProductPageLayoutProps {
  /** Parts of the product page, in any order. */
  readonly children: ReactNode
}

/**
 * Renders the frame of every product page: width and gutters. It reports the page view, and its DOM contains the
 * options that the buy buttons read.
 */
export function ProductPageLayout({ children }: ProductPageLayoutProps) {
  const { actions } = useProduct()

  // Only a browser counts a view, because server-rendered HTML may be cached and shown to many visitors or none.
  useEffect(() => actions.trackView(), [actions])

  return (
    <div className={styles.page} data-product-page>
      {children}
    </div>
  )
}
