import { isApiReady } from '@store/host'
import type { CurrentPage } from '../tracking/CurrentPage.ts'

/** Increasing delays between retries, in milliseconds. */
const pausesMs = [2_000, 4_000, 8_000, 16_000, 30_000] as const

/**
 * Recovers a page that failed on the server completely or in part. It retries with increasing delays while the tab is
 * visible, and immediately when the network is online again. A page that failed completely is reloaded when its own URL
 * responds without an error; on other pages, the stores are revalidated when the store is ready. Returns a function
 * that stops it.
 */
export function createPageRecovery(
  page: CurrentPage,
  revalidate: () => void,
  reload: () => void,
): () => void {
  if (!hasFailed(page)) return () => undefined
  const ended = new AbortController()
  const { signal } = ended
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let isAsking = false

  const ask = async () => {
    if (isAsking || signal.aborted || document.visibilityState === 'hidden') return
    isAsking = true
    const isBack = await isGood(page)
    isAsking = false
    if (signal.aborted) return
    if (!isBack) return wait()
    end()
    if (page.name === 'failed') reload()
    else revalidate()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), pausesMs[Math.min(attempts, pausesMs.length - 1)])
    attempts += 1
  }
  const end = () => {
    ended.abort()
    clearTimeout(timer)
  }

  window.addEventListener('online', () => void ask(), { signal })
  document.addEventListener('visibilitychange', () => void ask(), { signal })
  wait()
  return end
}

/** Returns whether a page or its initial data failed to load. */
const hasFailed = (page: CurrentPage): boolean =>
  page.name === 'failed' ||
  (page.name === 'cart' && !('cart' in page.data)) ||
  JSON.stringify(page.data).includes('"failed"')

/**
 * Checks whether the page can recover: its own URL must respond if the page failed completely; otherwise, the store
 * must be ready.
 */
const isGood = ({ name }: CurrentPage): Promise<boolean> =>
  name === 'failed'
    ? fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      )
    : isApiReady()
