import { Link } from '@store/ui'
import type { ReactNode } from 'react'
import { checkoutMessages } from '#messages/checkoutMessages.ts'
import { hrefs } from '../../composition/hrefs.ts'
import { lazyLanguageLinks } from '../../layout/lazyLanguageLinks.ts'
import styles from './CheckoutLayout.module.css'

/** Props of `CheckoutLayout`. */
export interface CheckoutLayoutProps {
  readonly shopName: string
  readonly children: ReactNode
}

/** Renders the checkout's layout: the brand, and one link back. */
export function CheckoutLayout({ shopName, children }: CheckoutLayoutProps) {
  return (
    <>
      <header className={styles.header}>
        <span className={styles.brand}>
          <img className={styles.mark} src="/api/pictures/mark.svg" width={32} height={32} alt="" />
          {shopName}
        </span>
        <Link className={styles.back} href={hrefs.cart()}>
          {checkoutMessages.back}
        </Link>
      </header>
      <main className="page" id="content">
        {children}
      </main>
      <footer className={styles.footer}>
        {checkoutMessages.copyright(shopName)} <lazyLanguageLinks.Component className={styles.back} />
      </footer>
    </>
  )
}
