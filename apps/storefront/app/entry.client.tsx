import { isApiReady, recoverFromChunkLoadErrors, trackPendingNavigation } from '@store/host'
import { onFirstInteraction } from '@store/ui/hydration'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { reload } from './composition/browser/navigation.ts'
import { waitForPageActivation } from './composition/browser/waitForPageActivation.ts'
import { createStores } from './composition/createStores.ts'
import type { CurrentPage } from './composition/tracking/CurrentPage.ts'
import { expandSrcSet } from './expandSrcSet.ts'
import type { PageContext } from './PageContext.ts'
import type { PageViewDefinition } from './PageViewDefinition.ts'
import './styles.ts'

/** Data that the server writes into the page for the browser. */
interface Written {
  readonly page: Pick<CurrentPage, 'name' | 'data'>
  /** URL of the page's own script. */
  readonly script: string
  readonly context: PageContext
}

interface Opened {
  readonly view: PageViewDefinition<object>
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  const written = document.getElementById('page')?.textContent
  if (!root || !written) return
  const { page, script, context } = readWritten(written)
  // The page's chunk is imported by the URL in the page data, because a map of all page chunks would make every page
  // longer.
  const { view }: Opened = await import(/* @vite-ignore */ script)
  // The scripts of a prerendered page run, but it reads, requests, stores and tracks nothing until it is shown.
  await waitForPageActivation()
  const stores = createStores(context)
  recoverFromChunkLoadErrors({
    waitForPendingChanges: stores.sent,
    isStoreReady: isApiReady,
    reload: () => reload('scriptMissing'),
  })
  const content = await view.open(stores, page.data)
  stores.start()
  const current = { ...page, analytics: () => view.analytics?.(page.data) ?? {} }
  stores.background.start(current, context, async (wiring) => {
    const { createBackgroundServices } = await import('./background/createBackgroundServices.tsx')
    return createBackgroundServices(wiring)
  })
  onFirstInteraction(() => void stores.client.prepare(...(view.clientGroups ?? [])))
  hydrateRoot(
    root,
    <App stores={stores} isDemo={context.isDemo} hasOwnLayout={view.hasOwnLayout ?? false}>
      {content}
    </App>,
  )
}

// The page data are not validated, because our own server of the same build has written them.
const readWritten = (text: string): Written => JSON.parse(text, expandSrcSet)

// After a deployment, the chunk of an open page may no longer exist. A reload gets the current file names.
function begin(): void {
  start().catch(async () => {
    await waitForPageActivation()
    reload('scriptMissing')
  })
}

trackPendingNavigation()
// This script may run before the document is complete.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else begin()
