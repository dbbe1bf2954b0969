import { CartCount } from '@store/cart/count'
import { ChangePlaceButton, DeliveryLocationProvider } from '@store/delivery-location/change-place-button'
import { Button, Link } from '@store/ui'
import { ToastRegion } from '@store/ui/toasts'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useStore } from 'zustand'
import { hrefs } from './hrefs'
import { messages } from './messages'
import { RouterLinkProvider } from './RouterLinkProvider'
import { useAppStores } from './StoresContext'
import { shop } from './shop'

/** Renders header, page, toasts, and the login dialog when it is requested. */
export function Layout() {
  const { cart, location, login, notices, visitor } = useAppStores()
  const session = useStore(visitor.session)
  const { toasts } = useStore(notices)
  const { element } = useStore(login)
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const shown = useRef(pathname)

  // Moves focus to the new page for screen readers, as when a document is loaded.
  useEffect(() => {
    if (shown.current !== pathname) content.current?.focus({ preventScroll: true })
    shown.current = pathname
  }, [pathname])

  const signIn = async () => {
    // The login has merged the visitor's cart with the cart of the account, so the cart is loaded again.
    if ((await login.request({ kind: 'account' })) === 'loggedIn') void cart.actions.refresh()
  }
  return (
    <RouterLinkProvider>
      <a className="skip" href="#content">
        {messages.skipToContent}
      </a>
      <header className="header">
        <Link className="name" href={hrefs.home()}>
          {shop.name}
        </Link>
        <DeliveryLocationProvider store={location}>
          <ChangePlaceButton />
        </DeliveryLocationProvider>
        {session.kind === 'user' ? (
          <span>{messages.hello(session.firstName)}</span>
        ) : (
          <Button variant="quiet" hasPopup="dialog" onClick={() => void signIn()}>
            {messages.login}
          </Button>
        )}
        <Link className="bag" href={hrefs.cart()}>
          {messages.cart} <CartCount store={visitor.cartCount} />
        </Link>
      </header>
      <main id="content" ref={content} tabIndex={-1}>
        <Outlet />
      </main>
      <ToastRegion toasts={toasts} onDismiss={notices.dismiss} closeLabel={messages.close} />
      {element}
      <ScrollRestoration />
    </RouterLinkProvider>
  )
}
