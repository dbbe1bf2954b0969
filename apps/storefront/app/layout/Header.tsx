import type { Menu } from '@store/api-client/contract/catalogue'
import { BagIcon, Button, HeartIcon, UserIcon } from '@store/ui'
import { type MouseEvent, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { brand } from '../brand.ts'
import { commonMessages } from '../commonMessages.ts'
import type { Stores } from '../composition/createStores.ts'
import { hrefs } from '../composition/hrefs.ts'
import { onFirstInteraction } from '../composition/onFirstInteraction.ts'
import { prerenderedHtml } from '../composition/prerenderedHtml.ts'
import type { AccountMenu } from './AccountMenu.tsx'
import { DeliveryLocationBar } from './DeliveryLocationBar.tsx'
import styles from './Header.module.css'
import { lazyMenus as lateMenus, lazySearchField } from './headerParts.ts'
import menuStyles from './Menus.module.css'
// The host's own: it is there while the API is not. As a file, not in every document.
import mark from './mark.svg?no-inline'

/** Props of `Header`. */
export interface HeaderProps {
  readonly stores: Stores
  /** @default plain links to the categories */
  readonly menus?: readonly Menu[] | undefined
  /** Markup of the menus, on a server that has it. @default they are rendered */
  readonly menusHtml?: string | undefined
}

/** The head of every page: brand, search, account, cart, and menus, which a phone opens with a button. */
export function Header({ stores, menus, menusHtml }: HeaderProps) {
  // The menus are no part of what comes alive: what closes them listens to the document.
  useEffect(() => {
    onFirstInteraction(() => {
      import('./dismissMenusOnOutsideClick.ts').then(
        ({ dismissMenusOnOutsideClick }) => dismissMenusOnOutsideClick(),
        () => undefined,
      )
    })
  }, [])

  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.lead}>
          <details className={styles.opener}>
            <summary className={styles.bars} aria-label={commonMessages.menu} />
          </details>
          <a className={styles.brand} href={hrefs.home()}>
            <img className={styles.mark} src={mark} width={32} height={32} alt="" />
            {brand.name}
          </a>
        </div>
        <div className={styles.own}>
          <Account stores={stores} />
          <a className={styles.target} href={hrefs.wishlist()} aria-label={commonMessages.favorites}>
            <HeartIcon />
          </a>
          <CartLink stores={stores} />
        </div>
      </div>
      <div className={styles.middle}>
        <lazySearchField.Component stores={stores} />
        <DeliveryLocationBar stores={stores} />
      </div>
      <div className={styles.drop}>
        <nav
          className={menuStyles.menus}
          data-menus=""
          aria-label={commonMessages.menus}
          {...prerenderedHtml(<lateMenus.Component menus={menus} />, menusHtml)}
        />
      </div>
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
        {commonMessages.login}
      </Button>
    )
  }
  return <LateAccountMenu stores={stores} />
}

/** The menu of who is signed in, whose code comes for them alone; until then, and without it, the way to their account. */
function LateAccountMenu({ stores }: { readonly stores: Stores }) {
  const [late, setLate] = useState<{ readonly Menu: typeof AccountMenu }>()

  // Nobody is signed in before the browser has said so.
  useEffect(() => {
    import('./AccountMenu.tsx').then(
      ({ AccountMenu }) => setLate({ Menu: AccountMenu }),
      () => undefined,
    )
  }, [])

  return late ? (
    <late.Menu stores={stores} />
  ) : (
    <a className={styles.target} href={hrefs.account()} aria-label={commonMessages.accountLabel}>
      <UserIcon />
    </a>
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
    <a
      className={styles.target}
      href={hrefs.cart()}
      aria-label={commonMessages.cartLabel(count)}
      onClick={peek}
    >
      <BagIcon />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </a>
  )
}
