import { describe, expect, it } from 'vitest'
import { createRevalidatingCache } from './createRevalidatingCache.ts'

function openShop(keptMs = 1_000) {
  let now = 0
  const made: string[] = []
  const keep = createRevalidatingCache<string>({ freshMs: keptMs, now: () => now })
  return {
    made,
    wait: (ms: number) => {
      now += ms
    },
    ask: (key: string) => keep(key, async () => `${key} ${made.push(key)}`),
    /** Requests a response that the test creates later. */
    askSlowly: (key: string) => {
      const arrived = Promise.withResolvers<void>()
      const requested = keep(key, async () => {
        const answer = `${key} ${made.push(key)}`
        await arrived.promise
        return answer
      })
      const arrive = async () => {
        arrived.resolve()
        await new Promise((resolve) => setTimeout(resolve))
      }
      return { asked: requested, arrive }
    },
    fail: (key: string) =>
      keep(key, async () => {
        made.push(key)
        throw new Error('the database is away')
      }),
  }
}

describe('createRevalidatingCache', () => {
  it('creates one response for all requests of a key within its lifetime', async () => {
    const { ask, made, wait } = openShop()
    expect(await Promise.all([ask('cake'), ask('rose'), ask('cake')])).toEqual(['cake 1', 'rose 2', 'cake 1'])
    wait(999)
    expect(await ask('cake')).toBe('cake 1')
    wait(1)
    expect(await ask('cake')).toBe('cake 3')
    expect(made).toEqual(['cake', 'rose', 'cake'])
  })

  it('revalidates in the background shortly before expiry, and no request waits', async () => {
    const { ask, askSlowly, made, wait } = openShop()
    await ask('cake')
    wait(749)
    await ask('cake')
    expect(made).toEqual(['cake'])
    wait(1)
    const { asked, arrive } = askSlowly('cake')
    expect(await asked).toBe('cake 1')
    expect(await ask('cake')).toBe('cake 1')
    expect(made).toEqual(['cake', 'cake'])
    await arrive()
    expect(await ask('cake')).toBe('cake 2')
    // The lifetime starts with the request.
    wait(999)
    expect(await ask('cake')).toBe('cake 2')
    wait(1)
    expect(await ask('cake')).toBe('cake 3')
  })

  it('waits for a slow revalidation after expiry, and starts only one', async () => {
    const { ask, askSlowly, made, wait } = openShop()
    await ask('cake')
    wait(900)
    const { arrive } = askSlowly('cake')
    wait(100)
    const delayed = ask('cake')
    await arrive()
    expect([await delayed, made]).toEqual(['cake 2', ['cake', 'cake']])
  })

  it('serves the old response while revalidation fails, but not beyond its lifetime', async () => {
    const { ask, fail, wait } = openShop()
    await ask('cake')
    wait(900)
    expect(await fail('cake')).toBe('cake 1')
    expect(await ask('cake')).toBe('cake 1')
    wait(100)
    expect(await ask('cake')).toBe('cake 3')
  })

  it('retries after an error, which all waiting requests receive', async () => {
    const { ask, fail } = openShop()
    const both = await Promise.allSettled([fail('cake'), ask('cake')])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await ask('cake')).toBe('cake 2')
  })

  it('caches nothing with a lifetime of 0', async () => {
    const { ask } = openShop(0)
    expect(await Promise.all([ask('cake'), ask('cake')])).toEqual(['cake 1', 'cake 2'])
  })

  it('keeps the five hundred most recent responses', async () => {
    const { ask } = openShop()
    for (let at = 0; at <= 500; at += 1) await ask(`gift ${at}`)
    expect(await ask('gift 1')).toBe('gift 1 2')
    expect(await ask('gift 0')).toBe('gift 0 502')
  })
})
