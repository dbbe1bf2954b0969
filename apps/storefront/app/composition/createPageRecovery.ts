import type { PageWithData } from '../PageData.ts'

/** Milliseconds until it is asked again: soon at first, then ever more calmly. */
const pausesMs = [2_000, 4_000, 8_000, 16_000, 30_000] as const

/**
 * Makes a page good that failed on the server, or a part of it: asks again and again while the tab is looked at, at once
 * when the network is back. A page of nothing else is loaded anew when its own address answers as it should, never into
 * the same failure; of any other page the stores are woken when the store is ready. The answer ends it.
 */
export function createPageRecovery(page: PageWithData, wake: () => void, reload: () => void): () => void {
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
    else wake()
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

/** Whether a page, or what it began with, could not be asked for. */
const hasFailed = (page: PageWithData): boolean =>
  page.name === 'failed' ||
  (page.name === 'cart' && !page.data.cart) ||
  JSON.stringify(page.data).includes('"failed"')

/** A page of nothing else is good when its address answers; another one when the store is ready. */
const isGood = ({ name }: PageWithData): Promise<boolean> =>
  (name === 'failed'
    ? fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
    : fetch('/api/ready', { cache: 'no-store' })
  ).then(
    ({ ok }) => ok,
    () => false,
  )
