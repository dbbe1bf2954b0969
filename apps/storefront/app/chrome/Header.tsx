import type { Menu } from '@store/api-client/contract/catalogue'
import { BagIcon, Button, HeartIcon, UserIcon } from '@store/ui'
import type { MouseEvent } from 'react'
import { useStore } from 'zustand'
import { brand } from '../brand.ts'
import type { Stores } from '../composition/createStores.ts'
import { holding } from '../composition/holding.ts'
import { hrefs } from '../composition/hrefs.ts'
import { words } from '../words.ts'
import styles from './Header.module.css'
import { menus as lateMenus, searchField } from './headerParts.ts'
import { PlaceBar } from './PlaceBar.tsx'

/** Props of `Header`. */
export interface HeaderProps {
  readonly stores: Stores
  /** @default plain links to the categories */
  readonly menus?: readonly Menu[] | undefined
  /** Markup of the menus, on a server that has it. @default they are rendered */
  readonly served?: string | undefined
}

/** The head of every page: brand, search, account, cart, and menus, which a phone opens with a button. */
export function Header({ stores, menus, served }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.lead}>
          <details className={styles.opener}>
            <summary className={styles.bars} aria-label={words.menu} />
          </details>
          <a className={styles.brand} href={hrefs.home()}>
            <img className={styles.mark} src="/api/pictures/mark.svg" width={32} height={32} alt="" />
            {brand.name}
          </a>
        </div>
        <div className={styles.own}>
          <Account stores={stores} />
          <a className={styles.target} href={hrefs.wishlist()} aria-label={words.favorites}>
            <HeartIcon />
          </a>
          <CartLink stores={stores} />
        </div>
      </div>
      <div className={styles.middle}>
        <searchField.Late stores={stores} />
        <PlaceBar stores={stores} />
      </div>
      <div className={styles.drop} {...holding(<lateMenus.Late menus={menus} />, served)} />
    </header>
  )
}

function Account({ stores }: { readonly stores: Stores }) {
  const session = useStore(stores.visitor.session)
  if (session.kind === 'guest') {
    return (
      <Button
        variant="quiet"
        icon={<UserIcon />}
        onClick={() => void stores.login.request({ kind: 'account' })}
        hasPopup="dialog"
      >
        {words.login}
      </Button>
    )
  }
  const leave = async () => {
    const answer = await stores.client.login.logout()
    if (!answer.ok) return stores.notices.say({ kind: 'error', text: words.failed })
    stores.forget()
    stores.visitor.refresh()
    window.location.assign(hrefs.home())
  }
  return (
    <details className={styles.account}>
      <summary
        className={styles.name}
        aria-label={`${words.hello(session.firstName)}, ${words.accountLabel}`}
      >
        <UserIcon />
        <span className={styles.hello}>{words.hello(session.firstName)}</span>
      </summary>
      <div className={styles.menu}>
        <a className={styles.entry} href={hrefs.account()}>
          {words.accountLabel}
        </a>
        <a className={styles.entry} href={hrefs.orders()}>
          {words.orders}
        </a>
        <Button variant="secondary" onClick={() => void leave()}>
          {words.logout}
        </Button>
      </div>
    </details>
  )
}

function CartLink({ stores }: { readonly stores: Stores }) {
  const { count } = useStore(stores.visitor.cartCount)
  // A look into the cart without leaving the page; whoever wants it in a tab of its own gets that.
  const peek = (event: MouseEvent) => {
    const { pathname } = event.currentTarget.ownerDocument.location
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || pathname === hrefs.cart() || pathname.startsWith('/checkout')) return
    event.preventDefault()
    void stores.miniCart.open()
  }
  return (
    <a className={styles.target} href={hrefs.cart()} aria-label={words.cartLabel(count)} onClick={peek}>
      <BagIcon />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </a>
  )
}
