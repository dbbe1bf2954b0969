import { createApiClient } from '@store/api-client'
import type { ReactNode } from 'react'
import { App } from './App.tsx'
import { brand } from './brand.ts'
import { consentQuestion } from './chrome/ConsentQuestion.tsx'
import { footer } from './chrome/Footer.tsx'
import { loadHeaderParts } from './chrome/headerParts.ts'
import { serveChrome } from './chrome/serveChrome.tsx'
import { createStores } from './composition/createStores.ts'
import { openPage } from './openPage.ts'
import type { OpenedPage } from './PageData.ts'
import type { Surroundings } from './Surroundings.ts'

export { listed } from './listed.ts'
export { redirects } from './redirects.ts'
export { renderers } from './renderers.ts'
export { routes } from './routes.ts'
export { brand, createApiClient }

// Stores ask nothing while a page is rendered, and their client is a tenth of what a page leaves on the heap.
const unasked = createApiClient({ brand: brand.slug })

/** The body of a page, ready to be rendered: stores of its own, so that two requests never meet. */
export async function openBody(page: OpenedPage, around: Surroundings): Promise<ReactNode> {
  const stores = createStores(around, unasked)
  await Promise.all([consentQuestion.bring(), footer.bring(), loadHeaderParts()])
  return (
    <App
      stores={stores}
      isDemo={around.isDemo}
      hasOwnLayout={page.name === 'checkout'}
      menus={around.menus}
      served={serveChrome(stores, around)}
    >
      {await openPage(stores, page)}
    </App>
  )
}
