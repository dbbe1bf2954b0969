import { openTestAccount, placeGiftOrder } from '@store/api/placeOrder'
import type { Visitor } from '@store/api/testApi'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../app/routes.ts'
import { createRouteMatcher } from '../pages/createRouteMatcher.ts'
import { openTestStorefront, type TestStorefront } from './openTestStorefront.ts'

let store: TestStorefront
let withoutChat: TestStorefront
let asha: Visitor
let orderId: string
beforeAll(async () => {
  store = await openTestStorefront({ publicOrigin: 'http://store.test', chat: 'https://chat.example/a.js' })
  withoutChat = await openTestStorefront({ publicOrigin: 'http://store.test' })
  asha = await openTestAccount(store.api)
  orderId = (await placeGiftOrder(asha)).id
})
afterAll(() => Promise.all([store.close(), withoutChat.close()]))

/** Returns the findings of a CSP evaluator for a policy that have medium or high severity. */
const faultsOf = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, description }) => `${directive}: ${description}`)

const policyOf = async (path: string, { get } = store) => {
  const cookie = [...asha.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await get(path, { cookie })
  return answer.headers.get('content-security-policy') ?? ''
}

const ofAnOrder = (id: string) => ['', '/gift-receipt', '/invoice'].map((page) => `/order/${id}${page}`)
/** A URL of every page, and of paths that are not pages. */
const judged = [
  ...routes.map(({ pattern }) => pattern.replace(/\/:\w+\?$/, '')).filter((path) => !path.includes(':')),
  ...['/flowers', '/search?q=rose', '/p/flower/red-roses-bouquet', '/account/addresses'],
  ...['/hamper/create-your-hamper', '/reviews/p/1001/red-roses', '/nothing-here', '/nothing/here'],
  ...['/p/personalised/design-your-mug', '/api/outbox', '/api/marigold/fa/home-page', '/robots.txt'],
  ...[
    '/cakes/regular',
    '/blog/the-right-day',
    '/pages/delivery',
    ...ofAnOrder('0b7f2f0e-8f39-4f0e-9b3f-2f6d6f1f4a55'),
  ],
]

describe('the Content-Security-Policy of served pages', () => {
  it.each(judged)(
    'the Content-Security-Policy has no weakness of medium or high severity: %s',
    async (path) => {
      const policies = await Promise.all([policyOf(path), policyOf(path, withoutChat)])
      for (const policy of policies) {
        expect(policy).toMatch(/default-src 'none'/)
        expect(policy).toMatch(/frame-ancestors 'none'/)
        expect(faultsOf(policy)).toEqual([])
      }
    },
  )

  it('the Content-Security-Policy of an order page has no weakness of medium or high severity', async () => {
    for (const path of ofAnOrder(orderId)) expect(faultsOf(await policyOf(path))).toEqual([])
  })

  it('the tests evaluate the Content-Security-Policy of every page', () => {
    const match = createRouteMatcher(routes)
    const seen = judged.map((path) => match(new URL(path, 'http://store.test').pathname)?.route.pattern)
    expect(routes.map(({ pattern }) => pattern).filter((pattern) => !seen.includes(pattern))).toEqual([])
  })

  it('the evaluation tool detects weak policies', () => {
    expect(faultsOf("script-src 'unsafe-inline' *")).not.toEqual([])
    expect(faultsOf('')).not.toEqual([])
  })
})

describe('every response', () => {
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
  ])('forbids MIME sniffing and framing: %s', async (path) => {
    const { headers } = await store.get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toMatch(/strict-origin-when-cross-origin|no-referrer/)
    expect(headers.get('content-security-policy') ?? '').toMatch(/frame-ancestors 'none'|sandbox/)
  })

  it('enforces https (HSTS) for a year, including subdomains, if the shop has https', async () => {
    const secure = await openTestStorefront({ publicOrigin: 'https://store.test' })
    for (const path of ['/', '/robots.txt', '/api/health', '/nothing-here', '/api/nothing']) {
      expect([path, (await secure.get(path)).headers.get('strict-transport-security')]).toEqual([
        path,
        'max-age=31536000; includeSubDomains',
      ])
      expect((await store.get(path)).headers.has('strict-transport-security')).toBe(false)
    }
    await secure.close()
  })

  it('contains no policy in a 304 response', async () => {
    const etag = (await store.get('/')).headers.get('etag') ?? ''
    const again = await store.get('/', { 'if-none-match': etag })
    expect([again.status, again.headers.has('content-security-policy')]).toEqual([304, false])
  })
})
