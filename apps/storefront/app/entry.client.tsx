import type { ClientGroup } from '@store/api-client'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createStores } from './composition/createStores.ts'
import { reload } from './composition/navigation.ts'
import { onFirstInteraction } from './composition/onFirstInteraction.ts'
import { recoverFromChunkLoadErrors } from './composition/recoverFromChunkLoadErrors.ts'
import { replayUnhydratedClicks } from './composition/replayUnhydratedClicks.ts'
import type { PageContext } from './PageContext.ts'
import type { PageName, PageWithData } from './PageData.ts'
import type { PageModule } from './PageModule.ts'
import { unpackSrcSet } from './unpackSrcSet.ts'
import './styles.ts'

/** What the server wrote into the page for the browser. */
interface Written {
  readonly page: PageWithData
  /** Address of the page's own script. */
  readonly script: string
  readonly context: PageContext
}

interface Opened {
  readonly page: PageModule<PageWithData['data']>
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  const written = document.getElementById('page')?.textContent
  if (!root || !written) return
  const { page, script, context } = readWritten(written)
  const stores = createStores(context)
  recoverFromChunkLoadErrors({ waitForPendingChanges: stores.sent, reload: () => reload('scriptMissing') })
  // By its address: the names of all pages, in every page, would be the longest list there is.
  const { page: opened }: Opened = await import(/* @vite-ignore */ script)
  const content = await opened.open(stores, page.data)
  stores.start()
  stores.background.start(page, context, async (wiring) => {
    const { createBackgroundServices } = await import('./background/createBackgroundServices.tsx')
    return createBackgroundServices(wiring)
  })
  onFirstInteraction(() => void stores.client.prepare(...(usedBy[page.name] ?? [])))
  replayUnhydratedClicks()
  hydrateRoot(
    root,
    // Whoever tapped or ticked before the page was alive has done so all the same.
    <App
      stores={stores}
      isDemo={context.isDemo}
      hasOwnLayout={page.name === 'checkout'}
      onHydrated={window.__replayEarlyEvents?.()}
    >
      {content}
    </App>,
  )
}

declare global {
  interface Window {
    /** Minds no more taps, and answers what does once more what was done so far (`server/captureEarlyEvents.ts`). */
    __replayEarlyEvents?: () => () => void
  }
}

// What a page's first tap will need is fetched when somebody stirs and nothing else is going on.
const usedBy: Partial<Readonly<Record<PageName, readonly ClientGroup[]>>> = {
  product: ['delivery', 'cart', 'catalogue'],
  hamper: ['hampers'],
  cart: ['cart'],
  checkout: ['orders'],
  order: ['orders'],
  orders: ['orders'],
  orderLookup: ['orders'],
  wishlist: ['wishlist'],
  corporate: ['corporate'],
}

// Our own server wrote it a moment ago, in the same build: it is taken at its word.
const readWritten = (text: string): Written => JSON.parse(text, unpackSrcSet)

// A page's chunk may be gone after a new version was put up: loaded anew, the page names the right ones.
function begin(): void {
  start().catch(() => reload('scriptMissing'))
}

// The script may arrive before the rest of the document.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else begin()
