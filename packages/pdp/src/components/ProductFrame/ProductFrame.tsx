import { type ReactNode, useEffect } from 'react'
import { useProduct } from '../../react/useProduct.ts'
import styles from './ProductFrame.module.css'

/** Props of {@link ProductFrame}. */
export interface ProductFrameProps {
  /** Parts of the product page, in any order. */
  readonly children: ReactNode
}

/**
 * Renders what every product page needs around its parts: width and gutters. It counts the view, and the buy buttons
 * in it find the options in it.
 */
export function ProductFrame({ children }: ProductFrameProps) {
  const { actions } = useProduct()

  // Only a browser counts as a view; server-rendered HTML may be shown to many visitors, or to none.
  useEffect(() => actions.trackView(), [actions])

  return (
    <div className={styles.page} data-product-page>
      {children}
    </div>
  )
}
