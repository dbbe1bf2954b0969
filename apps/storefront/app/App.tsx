import { HeartsProvider } from '@store/account/heart'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { Footer } from './chrome/Footer.tsx'
import { Header } from './chrome/Header.tsx'
import { Notices } from './chrome/Notices.tsx'
import type { Stores } from './composition/createStores.ts'
import { words } from './words.ts'

/** Props of `App`. */
export interface AppProps {
  readonly stores: Stores
  /** Whether the store only demonstrates: mails stay in the outbox. */
  readonly isDemo: boolean
  /** The page. */
  readonly children: ReactNode
}

/** The whole document body: header, page, footer, and what may lie over them. */
export function App({ stores, isDemo, children }: AppProps) {
  const login = useStore(stores.login)
  const miniCart = useStore(stores.miniCart)
  const placeDialog = useStore(stores.placeDialog)
  return (
    <>
      <a className="skip" href="#content">
        {words.skipToContent}
      </a>
      <Header stores={stores} />
      <main className="page" id="content">
        <HeartsProvider store={stores.wishlist.hearts}>{children}</HeartsProvider>
      </main>
      <Footer isDemo={isDemo} />
      <Notices notices={stores.notices} />
      {miniCart.element}
      {placeDialog.element}
      {login.element}
    </>
  )
}
