import { openAccount, placeGift } from '@store/api/placeOrder'
import type { Visitor } from '@store/api/testApi'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStore, type TestStore } from './openTestStore.ts'

let store: TestStore
let asha: Visitor
let orderId: string
beforeAll(async () => {
  store = await openTestStore({ publicOrigin: 'http://store.test', chat: 'https://chat.example/a.js' })
  asha = await openAccount(store.api)
  orderId = (await placeGift(asha)).id
})
afterAll(() => store.close())

/** What an evaluator of policies holds against one, from possible to certain harm. */
const faultsOf = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, description }) => `${directive}: ${description}`)

const policyOf = async (path: string) => {
  const cookie = [...asha.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await store.get(path, { cookie })
  return answer.headers.get('content-security-policy') ?? ''
}

describe('the policy of what is really served', () => {
  it.each([
    ...['/', '/flowers', '/search?q=rose', '/p/flower/red-roses-bouquet', '/reviews', '/corporate-gifts'],
    ...['/cart', '/account', '/account/orders', '/wishlist', '/nothing-here', '/about-us', '/sitemap.html'],
    ...['/p/personalised/design-your-mug', '/api/outbox', '/api/marigold/fa/home-page', '/robots.txt'],
  ])('gives an evaluator no finding of weight: %s', async (path) => {
    const policy = await policyOf(path)
    expect(policy).toMatch(/default-src 'none'/)
    expect(policy).toMatch(/frame-ancestors 'none'/)
    expect(faultsOf(policy)).toEqual([])
  })

  it('gives none for an order either', async () => {
    expect(faultsOf(await policyOf(`/order/${orderId}`))).toEqual([])
  })

  it('is judged: the evaluator does find what is weak', () => {
    expect(faultsOf("script-src 'unsafe-inline' *")).not.toEqual([])
    expect(faultsOf('')).not.toEqual([])
  })
})

describe('every answer', () => {
  it.each([
    ...[
      '/',
      '/cart',
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/nothing-here',
      '/cakes/regular',
    ],
    ...['/api/health', '/api/nothing', '/api/fa/newfacart/cart', '/api/pictures/og.png', '/assets/none.js'],
    '/order/x/',
  ])('is taken for what it is, and framed by nobody: %s', async (path) => {
    const { headers } = await store.get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toMatch(/strict-origin-when-cross-origin|no-referrer/)
    expect(headers.get('content-security-policy') ?? '').toMatch(/frame-ancestors 'none'|sandbox/)
  })

  it('keeps browsers to https for a year where the shop has it, on every host below', async () => {
    const secure = await openTestStore({ publicOrigin: 'https://store.test' })
    for (const path of ['/', '/robots.txt', '/api/health', '/nothing-here', '/api/nothing']) {
      expect([path, (await secure.get(path)).headers.get('strict-transport-security')]).toEqual([
        path,
        'max-age=31536000; includeSubDomains',
      ])
      expect((await store.get(path)).headers.has('strict-transport-security')).toBe(false)
    }
    await secure.close()
  })

  it('that is not sent again leaves the policy it came with', async () => {
    const etag = (await store.get('/')).headers.get('etag') ?? ''
    const again = await store.get('/', { 'if-none-match': etag })
    expect([again.status, again.headers.has('content-security-policy')]).toEqual([304, false])
  })
})
