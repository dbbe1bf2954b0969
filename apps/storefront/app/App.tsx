import { FavoritesProvider } from '@store/account/favorite-button'
import type { Menu } from '@store/api-client/contract/catalogue'
import { LinkProvider } from '@store/ui'
import { HydrationProvider, HydrationRegion, onFirstInteraction } from '@store/ui/hydration'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { commonMessages } from '#messages/commonMessages.ts'
import type { Stores } from './composition/createStores.ts'
import { CurrencyProvider } from './composition/currency/CurrencyProvider.tsx'
import { ConsentBanner } from './layout/ConsentBanner.tsx'
import { Footer } from './layout/Footer.tsx'
import { Header } from './layout/Header.tsx'
import { LanguageSuggestion } from './layout/LanguageSuggestion.tsx'
import type { LayoutHtml } from './layout/LayoutHtml.ts'
import { Toasts } from './layout/Toasts.tsx'
import { localizeHref } from './localizeHref.ts'

/** Props of `App`. */
export interface AppProps {
  readonly stores: Stores
  /** Demo mode: mails stay in the outbox. */
  readonly isDemo: boolean
  /** Menus of the header. @default plain links to the categories */
  readonly menus?: readonly Menu[] | undefined
  /** Whether the page renders its own header and footer. @default false */
  readonly hasOwnLayout?: boolean
  /** Server-rendered layout HTML. @default nothing */
  readonly layoutHtml?: LayoutHtml | undefined
  /** The page. */
  readonly children: ReactNode
}

/** Renders the whole document body: header, page, footer and overlays. */
export function App({ stores, isDemo, menus, hasOwnLayout = false, layoutHtml, children }: AppProps) {
  const login = useStore(stores.login)
  const background = useStore(stores.background)
  const miniCart = useStore(stores.miniCart)
  const placeDialog = useStore(stores.placeDialog)

  return (
    <LinkProvider toHref={localizeHref}>
      <HydrationProvider when={onFirstInteraction}>
        <CurrencyProvider store={stores.currency}>
          <HydrationRegion>
            <a className="skip" href="#content">
              {commonMessages.skipToContent}
            </a>
            <LanguageSuggestion />
            {background.element}
            <ConsentBanner
              background={stores.background}
              privacyHref={stores.shop.pages.find(({ path }) => path === '/privacy-page')?.path}
            />
            {hasOwnLayout ? (
              children
            ) : (
              <>
                <Header stores={stores} menus={menus} menusHtml={layoutHtml?.menus} />
                <main className="page" id="content">
                  <FavoritesProvider store={stores.wishlist.hearts}>{children}</FavoritesProvider>
                </main>
                <Footer stores={stores} isDemo={isDemo} served={layoutHtml?.foot} />
              </>
            )}
            <Toasts notices={stores.notices} />
            {miniCart.element}
            {placeDialog.element}
            {login.element}
          </HydrationRegion>
        </CurrencyProvider>
      </HydrationProvider>
    </LinkProvider>
  )
}
