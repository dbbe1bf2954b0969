import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startCdnServer, type TestCdn } from '../fixtures/startCdnServer.ts'
import type { CdnProvider, CdnSettings } from './CdnSettings.ts'
import { createCloudflarePurger } from './createCloudflarePurger.ts'
import { createFastlyPurger } from './createFastlyPurger.ts'

let cdn: TestCdn
beforeEach(async () => {
  cdn = await startCdnServer()
})
afterEach(() => cdn.close())

const create = (kind: CdnProvider, changed: Partial<CdnSettings> = {}) => {
  const settings = { ...cdn[kind], ...changed }
  return kind === 'fastly' ? createFastlyPurger(settings) : createCloudflarePurger(settings)
}
const reasonOf = (purge: Promise<void>): Promise<string> =>
  purge.then(
    () => 'accepted',
    (cause: unknown) => String(cause),
  )

describe.each<readonly [CdnProvider, number]>([
  ['fastly', 256],
  ['cloudflare', 30],
])('the purger of %s', (kind, most) => {
  it('purges every tag, with at most as many in a request as the CDN accepts', async () => {
    await create(kind).purge(['home', 'product-1001'])
    expect(cdn.purges).toEqual([['home', 'product-1001']])
    const many = Array.from({ length: most + 1 }, (_, at) => `product-${at}`)
    await create(kind).purge(many)
    expect(cdn.purges.slice(1).map(({ length }) => length)).toEqual([most, 1])
    expect(cdn.purges.slice(1).flat()).toEqual(many)
  })

  it('reports the status of a failed purge, but neither the token nor the response', async () => {
    for (const status of [400, 429, 500, 503]) {
      cdn.failWith(status)
      expect(await reasonOf(create(kind).purge(['home']))).toBe(
        `CdnPurgeError: the CDN did not accept a purge: ${status}`,
      )
    }
    expect(await reasonOf(create(kind, { token: 'old' }).purge(['home']))).toMatch(/: 40[13]$/)
    expect(cdn.purges).toEqual([])
  })

  it('does not follow a redirect, so that no other URL gets the token', async () => {
    cdn.failWith(307)
    expect(await reasonOf(create(kind).purge(['home']))).toMatch(/^CdnPurgeError: the CDN did not answer/)
  })

  it('fails while the CDN cannot be reached', async () => {
    const purger = create(kind, { url: 'http://127.0.0.1:9' })
    expect(await reasonOf(purger.purge(['home']))).toMatch(/^CdnPurgeError: the CDN did not answer: \w+$/)
  })
})

it('treats a response of Cloudflare with status 200 but without success as a failure', async () => {
  cdn.failWith(200)
  expect(await reasonOf(create('cloudflare').purge(['home']))).toBe(
    'CdnPurgeError: the CDN did not accept a purge',
  )
})
