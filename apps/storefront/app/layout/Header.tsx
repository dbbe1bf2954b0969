import type { Menu } from '@store/api-client/contract/catalogue'
import { BagIcon, Button, HeartIcon, Link, UserIcon } from '@store/ui'
import { onFirstInteraction } from '@store/ui/hydration'
import { type MouseEvent, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { commonMessages } from '#messages/commonMessages.ts'
import type { Stores } from '../composition/createStores.ts'
import { hrefs } from '../composition/hrefs.ts'
import { getPrerenderedHtmlProps } from '../composition/hydration/getPrerenderedHtmlProps.ts'
import { getPathWithoutLocale } from '../localizeHref.ts'
import type { AccountMenu } from './AccountMenu.tsx'
import { DeliveryLocationBar } from './DeliveryLocationBar.tsx'
import styles from './Header.module.css'
import { lazyMenus as lateMenus, lazySearchField } from './headerParts.ts'
import { lazyLanguageLinks } from './lazyLanguageLinks.ts'
import menuStyles from './Menus.module.css'
// The host's own logo, which is available without the API. It is a file, so that it is not inlined in every document.
import mark from './mark.svg?no-inline'

/** Props of `Header`. */
export interface HeaderProps {
  readonly stores: Stores
  /** Menus of the header. @default plain links to the categories */
  readonly menus?: readonly Menu[] | undefined
  /** Prerendered markup of the menus, on a server. @default the header renders the menus */
  readonly menusHtml?: string | undefined
}

/** Renders the header of every page: brand, search, account, cart, and menus, which a phone opens with a button. */
export function Header({ stores, menus, menusHtml }: HeaderProps) {
  // The menus are never hydrated, so the handler that closes them listens to the document.
  useEffect(() => {
    onFirstInteraction(() => {
      import('./dismissMenusOnOutsideClick.ts').then(
        ({ dismissMenusOnOutsideClick }) => dismissMenusOnOutsideClick(),
        () => undefined,
      )
    })
  }, [])

  return (
    <header className={styles.header} data-header>
      <div className={styles.row}>
        <div className={styles.lead}>
          <details className={styles.opener} data-overlay="">
            <summary className={styles.bars} aria-label={commonMessages.menu} />
          </details>
          <Link className={styles.brand} href={hrefs.home()}>
            <img className={styles.mark} src={mark} width={32} height={32} alt="" />
            {stores.shop.name}
          </Link>
        </div>
        <div className={styles.own}>
          <Account stores={stores} />
          <Link className={styles.target} href={hrefs.wishlist()} aria-label={commonMessages.favorites}>
            <HeartIcon />
          </Link>
          <CartLink stores={stores} />
        </div>
      </div>
      <div className={styles.middle}>
        <lazySearchField.Component stores={stores} />
        <div className={styles.choices}>
          <DeliveryLocationBar stores={stores} />
          <lazyLanguageLinks.Component className={styles.language} />
        </div>
      </div>
      <div className={styles.drop}>
        <nav
          className={menuStyles.menus}
          data-menus=""
          aria-label={commonMessages.menus}
          {...getPrerenderedHtmlProps(<lateMenus.Component menus={menus} />, menusHtml)}
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
        <span className={styles.login}>{commonMessages.login}</span>
      </Button>
    )
  }
  return <LazyAccountMenu stores={stores} />
}

/**
 * Renders the account menu, which is lazy-loaded only for signed-in users; until then, or if loading fails, renders a
 * link to the account.
 */
function LazyAccountMenu({ stores }: { readonly stores: Stores }) {
  const [late, setLate] = useState<{ readonly Menu: typeof AccountMenu }>()

  // The session is unknown until the browser has read the cookie.
  useEffect(() => {
    import('./AccountMenu.tsx').then(
      ({ AccountMenu }) => setLate({ Menu: AccountMenu }),
      () => undefined,
    )
  }, [])

  return late ? (
    <late.Menu stores={stores} />
  ) : (
    <Link className={styles.target} href={hrefs.account()} aria-label={commonMessages.accountLabel}>
      <UserIcon />
    </Link>
  )
}

function CartLink({ stores }: { readonly stores: Stores }) {
  const { count } = useStore(stores.visitor.cartCount)
  // Opens the mini cart on the page; a modified click still opens the cart in a new tab.
  const peek = (event: MouseEvent) => {
    const pathname = getPathWithoutLocale(event.currentTarget.ownerDocument.location.pathname)
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || pathname === hrefs.cart() || pathname.startsWith('/checkout')) return
    event.preventDefault()
    void stores.miniCart.open()
  }
  return (
    <Link
      className={styles.target}
      href={hrefs.cart()}
      aria-label={commonMessages.cartLabel(count)}
      onClick={peek}
    >
      <BagIcon />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  )
}
