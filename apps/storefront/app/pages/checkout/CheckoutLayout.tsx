import type { ReactNode } from 'react'
import { brand } from '../../brand.ts'
import { hrefs } from '../../composition/hrefs.ts'
import styles from './CheckoutLayout.module.css'
import { checkoutMessages } from './checkoutMessages.ts'

/** Props of `CheckoutLayout`. */
export interface CheckoutLayoutProps {
  readonly children: ReactNode
}

/** Renders the checkout's layout: the brand, and one link back. */
export function CheckoutLayout({ children }: CheckoutLayoutProps) {
  return (
    <>
      <header className={styles.header}>
        <span className={styles.brand}>
          <img className={styles.mark} src="/api/pictures/mark.svg" width={32} height={32} alt="" />
          {brand.name}
        </span>
        <a className={styles.back} href={hrefs.cart()}>
          {checkoutMessages.back}
        </a>
      </header>
      <main className="page" id="content">
        {children}
      </main>
      <footer className={styles.footer}>{checkoutMessages.copyright(brand.name)}</footer>
    </>
  )
}
