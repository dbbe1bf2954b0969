import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createStores } from './composition/createStores.ts'
import { openPage } from './openPage.ts'
import type { OpenedPage } from './PageData.ts'
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
  const stores = createStores()
  const content = await openPage(stores, page)
  stores.start()
  hydrateRoot(
    root,
    <App stores={stores} isDemo={isDemo}>
      {content}
    </App>,
  )
}

// Our own server wrote it a moment ago, in the same build: it is taken at its word.
const readWritten = (text: string): Written => JSON.parse(text)

// The script may arrive before the rest of the document.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void start())
else void start()
