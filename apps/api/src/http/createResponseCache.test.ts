import { describe, expect, it } from 'vitest'
import { createResponseCache } from './createResponseCache.ts'

function openShop(keptMs = 1_000) {
  let now = 0
  const made: string[] = []
  const keep = createResponseCache(keptMs, () => now)
  return {
    made,
    wait: (ms: number) => {
      now += ms
    },
    ask: (key: string) => keep(key, async () => `${key} ${made.push(key)}`),
    /** An answer that is asked for now and made only later. */
    askSlowly: (key: string) => {
      const arrived = Promise.withResolvers<void>()
      const asked = keep(key, async () => {
        const answer = `${key} ${made.push(key)}`
        await arrived.promise
        return answer
      })
      const arrive = async () => {
        arrived.resolve()
        await new Promise((resolve) => setTimeout(resolve))
      }
      return { asked, arrive }
    },
    fail: (key: string) =>
      keep(key, async () => {
        made.push(key)
        throw new Error('the database is away')
      }),
  }
}

describe('createResponseCache', () => {
  it('makes one answer for all who ask for the same within the time', async () => {
    const { ask, made, wait } = openShop()
    expect(await Promise.all([ask('cake'), ask('rose'), ask('cake')])).toEqual(['cake 1', 'rose 2', 'cake 1'])
    wait(999)
    expect(await ask('cake')).toBe('cake 1')
    wait(1)
    expect(await ask('cake')).toBe('cake 3')
    expect(made).toEqual(['cake', 'rose', 'cake'])
  })

  it('is made anew for those who still ask when its time is nearly over, and nobody waits for it', async () => {
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
    // Its time began when it was asked for.
    wait(999)
    expect(await ask('cake')).toBe('cake 2')
    wait(1)
    expect(await ask('cake')).toBe('cake 3')
  })

  it('is waited for where it is late, and asked for once', async () => {
    const { ask, askSlowly, made, wait } = openShop()
    await ask('cake')
    wait(900)
    const { arrive } = askSlowly('cake')
    wait(100)
    const late = ask('cake')
    await arrive()
    expect([await late, made]).toEqual(['cake 2', ['cake', 'cake']])
  })

  it('goes on with the old answer where a new one cannot be made, and no longer than its time', async () => {
    const { ask, fail, wait } = openShop()
    await ask('cake')
    wait(900)
    expect(await fail('cake')).toBe('cake 1')
    expect(await ask('cake')).toBe('cake 1')
    wait(100)
    expect(await ask('cake')).toBe('cake 3')
  })

  it('asks again after a failure, which everybody who waited for it is told', async () => {
    const { ask, fail } = openShop()
    const both = await Promise.allSettled([fail('cake'), ask('cake')])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await ask('cake')).toBe('cake 2')
  })

  it('keeps none where it is to keep none', async () => {
    const { ask } = openShop(0)
    expect(await Promise.all([ask('cake'), ask('cake')])).toEqual(['cake 1', 'cake 2'])
  })

  it('keeps five hundred, the last ones', async () => {
    const { ask } = openShop()
    for (let at = 0; at <= 500; at += 1) await ask(`gift ${at}`)
    expect(await ask('gift 1')).toBe('gift 1 2')
    expect(await ask('gift 0')).toBe('gift 0 502')
  })
})
