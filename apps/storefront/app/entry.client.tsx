import type { ClientGroup } from '@store/api-client'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createStores } from './composition/createStores.ts'
import { reload } from './composition/navigation.ts'
import { recoverScripts } from './composition/recoverScripts.ts'
import { whenStirred } from './composition/whenStirred.ts'
import { openPage } from './openPage.ts'
import type { OpenedPage, PageName } from './PageData.ts'
import './styles.ts'

/** What the server wrote into the page for the browser. */
interface Written {
  readonly page: OpenedPage
  readonly isDemo: boolean
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  const written = document.getElementById('page')?.textContent
  if (!root || !written) return
  const { page, isDemo } = readWritten(written)
  recoverScripts()
  const stores = createStores()
  const content = await openPage(stores, page)
  stores.start()
  whenStirred(() => void stores.client.prepare(...usedBy[page.name]))
  hydrateRoot(
    root,
    <App stores={stores} isDemo={isDemo}>
      {content}
    </App>,
  )
  // Whoever tapped before the page was alive has tapped all the same.
  const tapped = window.earlyTap?.()
  if (tapped?.isConnected) tapped.click()
}

declare global {
  interface Window {
    /** The last button that was tapped so far; from then on nobody minds (`server/earlyTap.ts`). */
    earlyTap?: () => HTMLElement | undefined
  }
}

// What a page's first tap will need is fetched when somebody stirs and nothing else is going on.
const usedBy: Readonly<Record<PageName, readonly ClientGroup[]>> = {
  home: [],
  category: [],
  product: ['delivery', 'cart', 'catalogue'],
  reviews: [],
  hamper: ['hampers'],
  cart: ['cart'],
  checkout: ['orders'],
  order: ['orders'],
  orders: ['orders'],
  orderLookup: ['orders'],
  giftReceipt: [],
  account: [],
  referAndEarn: [],
  wishlist: ['wishlist'],
  corporate: ['corporate'],
  credits: [],
  notFound: [],
  failed: [],
}

// Our own server wrote it a moment ago, in the same build: it is taken at its word.
const readWritten = (text: string): Written => JSON.parse(text)

// A page's chunk may be gone after a new version was put up: loaded anew, the page names the right ones.
function begin(): void {
  start().catch(() => reload('scriptMissing'))
}

// The script may arrive before the rest of the document.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else begin()
