import { describe, expect, it } from 'vitest'
import { createPageCache, type PageCacheEntry, type RenderedPage } from './createPageCache.ts'

const minute = 60_000

const textOf = async (kept: Promise<PageCacheEntry | undefined>) =>
  String(await (await kept)?.body(undefined))

function open() {
  let now = 0
  const made: string[] = []
  const cached = createPageCache(() => now, minute)
  const page = (key: string): RenderedPage => ({
    html: Buffer.from(`${key} ${made.push(key)}`),
    policy: '',
    tags: {},
  })
  return {
    made,
    wait: (ms: number) => {
      now += ms
    },
    /** The page served for a key, with the number of its rendering. */
    ask: (key: string) => textOf(cached(key, async () => page(key))),
    askSlowly: (key: string, ms: number) =>
      textOf(
        cached(key, async () => {
          now += ms
          return page(key)
        }),
      ),
    fail: (key: string) =>
      textOf(cached(key, () => Promise.reject(new Error('the page cannot be rendered')))),
    failToLoad: (key: string) => textOf(cached(key, async () => 'failed')),
    remove: (key: string) => textOf(cached(key, async () => undefined)),
  }
}

describe('createPageCache', () => {
  it('keeps five hundred pages and evicts the least recently used', async () => {
    const { ask } = open()
    for (let at = 0; at <= 500; at += 1) await ask(`/p/${at}`)
    expect(await ask('/p/1')).toBe('/p/1 2')
    expect(await ask('/p/0')).toBe('/p/0 502')
    // The page that was rendered again evicted another: not page 1, which was just requested.
    expect(await ask('/p/1')).toBe('/p/1 2')
    expect(await ask('/p/2')).toBe('/p/2 503')
  })

  it('serves no page that is older than its lifetime', async () => {
    const { ask, wait } = open()
    await ask('/')
    wait(minute - 1)
    expect(await ask('/')).toBe('/ 1')
    wait(1)
    expect(await ask('/')).toBe('/ 2')
    wait(minute)
    expect(await ask('/')).toBe('/ 3')
  })

  it('measures the lifetime of a page from the start of its rendering', async () => {
    const { askSlowly, ask, wait } = open()
    await askSlowly('/', minute / 2)
    wait(minute / 2)
    expect(await ask('/')).toBe('/ 2')
  })

  it('revalidates a page in the last quarter of its lifetime, so that no request waits', async () => {
    const { ask, made, wait } = open()
    await ask('/')
    wait(0.75 * minute - 1)
    await ask('/')
    expect(made).toHaveLength(1)
    wait(1)
    expect(await ask('/')).toBe('/ 1')
    expect(await ask('/')).toBe('/ 2')
    wait(0.75 * minute - 1)
    expect(await ask('/')).toBe('/ 2')
    expect(made).toHaveLength(2)
  })

  it.each(['fail', 'failToLoad'] as const)(
    'serves the stale page for ten minutes while rendering fails (%s)',
    async (failing) => {
      const { ask, made, wait, ...given } = open()
      await ask('/')
      wait(minute)
      expect(await given[failing]('/')).toBe('/ 1')
      wait(10 * minute - 1)
      expect(await given[failing]('/')).toBe('/ 1')
      wait(1)
      expect(await given[failing]('/').catch(() => 'undefined')).toBe('undefined')
      expect(await ask('/')).toBe('/ 2')
    },
  )

  it('retries five seconds after a failure, and serves the stale page until then', async () => {
    const { ask, fail, wait } = open()
    await ask('/')
    wait(minute)
    await fail('/')
    wait(4_999)
    expect(await ask('/')).toBe('/ 1')
    wait(1)
    expect(await ask('/')).toBe('/ 2')
  })

  it('evicts a page that no longer exists', async () => {
    const { ask, failToLoad, remove, wait } = open()
    await ask('/')
    wait(minute)
    expect(await remove('/')).toBe('undefined')
    expect(await failToLoad('/')).toBe('undefined')
  })

  it('reports the failure when there is no stale page', async () => {
    const { ask, fail } = open()
    await expect(fail('/cakes')).rejects.toThrow('the page cannot be rendered')
    expect(await ask('/cakes')).toBe('/cakes 1')
  })
})
