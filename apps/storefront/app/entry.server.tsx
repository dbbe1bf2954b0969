import { createApiClient } from '@store/api-client'
import type { ReactNode } from 'react'
import { htmlDocumentMessages } from '#messages/htmlDocumentMessages.ts'
import { language } from '#messages/language.ts'
import { App } from './App.tsx'
import { brand } from './brand.ts'
import { createStores } from './composition/createStores.ts'
import type { LoadedPage } from './LoadedPage.ts'
import { languages } from './languages.ts'
import { lazyConsentBanner } from './layout/ConsentBanner.tsx'
import { lazyFooter } from './layout/Footer.tsx'
import { preloadHeaderComponents } from './layout/headerParts.ts'
import { lazyLanguageSuggestion } from './layout/LanguageSuggestion.tsx'
import { languageSuggestionStyles } from './layout/languageSuggestionStyles.ts'
import { prerenderLayout } from './layout/prerenderLayout.tsx'
import { localizeHref } from './localizeHref.ts'
import type { PageContext } from './PageContext.ts'

export { createErrorPage } from './createErrorPage.ts'
export { redirects } from './redirects.ts'
export { renderers } from './renderers.ts'
export { routes } from './routes.ts'
export {
  brand,
  createApiClient,
  htmlDocumentMessages,
  language,
  languageSuggestionStyles,
  languages,
  localizeHref,
}

// Stores send no requests during rendering, so all pages share this client. A client per page would take a tenth of the
// page's heap.
const ssrClient = createApiClient({ brand: brand.slug })

/** Creates the body of a page for rendering, with separate stores, so that requests share no state. */
export async function renderApp(page: LoadedPage, around: PageContext): Promise<ReactNode> {
  const stores = createStores(around, ssrClient)
  await Promise.all([
    lazyConsentBanner.preload(),
    lazyLanguageSuggestion.preload(),
    lazyFooter.preload(),
    preloadHeaderComponents(),
  ])
  return (
    <App
      stores={stores}
      isDemo={around.isDemo}
      hasOwnLayout={page.hasOwnLayout ?? false}
      menus={around.menus}
      layoutHtml={prerenderLayout(stores, around)}
    >
      {await page.open(stores)}
    </App>
  )
}
