import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { CartHeadingProps } from '../../react/CartPartProps.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useDeferredCartState } from '../../react/useCartState.ts'
import { CartDialogs } from '../CartDialogs/CartDialogs.tsx'
import { CartStatusRegion } from '../CartStatusRegion/CartStatusRegion.tsx'
import { CartToasts } from '../CartToasts/CartToasts.tsx'
import { findNextLineTitleLink } from '../focus/findNextLineTitleLink.ts'
import { useRestoreFocus } from '../lazy/useRestoreFocus.ts'
import styles from './CartPageLayout.module.css'

/** Props of {@link CartPageLayout}. */
export interface CartPageLayoutProps extends CartHeadingProps {
  /** Parts of the cart, in any order. */
  readonly children: ReactNode
}

/**
 * Renders the frame of every cart page: width and gutters, dialogs, toasts and the live region. It loads and refreshes
 * the cart, and keeps focus inside the cart when the focused element disappears.
 */
export function CartPageLayout({ headingRef, children }: CartPageLayoutProps) {
  const page = useRef<HTMLDivElement>(null)
  const hold = useRestoreFocus(headingRef)
  // Re-renders for every change, and again when the cart shows it, because either may remove the focused element.
  useDeferredCartState((state) => state)
  useView()

  const findFocus = useCallback(
    (id: string) => (page.current && findNextLineTitleLink(page.current, id)) ?? headingRef.current,
    [headingRef],
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only remembers what had focus; there is nothing to operate.
    <div className={styles.page} ref={page} onFocus={hold}>
      {children}
      <CartDialogs findFocus={findFocus} />
      <CartStatusRegion />
      <CartToasts />
    </div>
  )
}

function useView() {
  const { actions } = useCartServices()

  // Runs in an effect, because a cart that is rendered on a server or prerendered has not been viewed yet.
  useEffect(() => {
    void actions.view()
  }, [actions])

  // A page restored from the back/forward cache shows outdated data.
  useEffect(() => {
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void actions.refresh()
    }
    window.addEventListener('pageshow', revive)
    return () => window.removeEventListener('pageshow', revive)
  }, [actions])
}
