import type { ReactNode } from 'react'
import { App } from './App.tsx'
import { createStores } from './composition/createStores.ts'
import { openPage } from './openPage.ts'
import type { OpenedPage } from './PageData.ts'

export { createApiClient } from '@store/api-client'
export { renderToPipeableStream } from 'react-dom/server'
export { brand } from './brand.ts'
export { routes } from './routes.ts'

/** The body of a page, ready to be rendered: stores of its own, so that two requests never meet. */
export async function openBody(page: OpenedPage, isDemo: boolean): Promise<ReactNode> {
  const stores = createStores()
  return (
    <App stores={stores} isDemo={isDemo}>
      {await openPage(stores, page)}
    </App>
  )
}
