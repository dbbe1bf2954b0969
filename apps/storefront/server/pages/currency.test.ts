import { createApiClient } from '@store/api-client'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { createErrorPage } from '../../app/createErrorPage.ts'
import { definePage, toRoutes } from '../../app/definePage.ts'
import { renderers } from '../../app/renderers.ts'
import { createStorefront } from '../createStorefront.ts'
import { englishBuild } from '../tests/englishBuild.ts'

const origin = 'http://store.test'

const key = { kid: 'k', kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }
const usd = { code: 'USD', name: 'US dollar', symbol: '$', rate: 0.0113, rate_from: '2026-11-20' }

/** Opens a host with one public page that shows its currency. */
function open(currencies: readonly object[] = [usd], pageCacheMs = 60_000) {
  let now = 0
  let rendered = 0
  let isUp = true
  let requestCount = 0
  const app = createStorefront({
    builds: [
      {
        ...englishBuild,
        brand: { slug: 'marigold', name: 'Marigold' },
        ...{ redirects: {}, createApiClient, createErrorPage, renderers },
        routes: toRoutes(
          'credits',
          definePage({
            pattern: '/credits',
            cache: 'public',
            load: async () => ({ kind: 'page', data: {} }),
            head: () => ({ title: 'Credits' }),
            view: { open: async () => null },
          }),
        ),
        renderApp: async (_, { currency }) => {
          rendered += 1
          return createElement('p', null, `Prices in ${currency}`)
        },
        assetsOf: () => ({
          css: '',
          entry: '/assets/entry.js',
          preload: [],
          inlined: [],
          fonts: [],
          page: '/page.js',
        }),
      },
    ],
    api: async ({ url }) => {
      if (!url.endsWith('/fa/site-settings')) return new Response('', { status: 404 })
      requestCount += 1
      return isUp
        ? Response.json({ status: true, user_data_key: key, enable_multi_currency: 1, currencies })
        : new Response('boom', { status: 500 })
    },
    publicOrigin: origin,
    trustProxy: false,
    isDemo: false,
    now: () => now,
    pageCacheMs,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  })
  const see = async (cookie = '') => {
    const answer = await app.request(`${origin}/credits`, { headers: { cookie } })
    const html = await answer.text()
    return { answer, html, shown: /Prices in (\w+)/.exec(html)?.[1] }
  }
  const choose = (currency: string, headers: Readonly<Record<string, string>> = {}) =>
    app.request(`${origin}/currency`, {
      method: 'POST',
      body: new URLSearchParams({ currency }),
      headers: { referer: `${origin}/cakes?page=2`, origin, ...headers },
    })
  return {
    ...{ see, choose },
    rendered: () => rendered,
    asked: () => requestCount,
    break: () => {
      isUp = false
    },
    wait: (ms: number) => {
      now += ms
    },
  }
}

describe('a page in another currency', () => {
  it('is cached per currency on the server, but not by shared caches', async () => {
    const { see, rendered } = open()
    expect((await see()).shown).toBe('INR')
    for (const _ of 'twice') {
      const dollars = await see('user_select_currency=USD')
      expect(dollars.shown).toBe('USD')
      expect(dollars.answer.headers.get('cache-control')).toBe('private, no-cache')
      expect(dollars.answer.headers.get('etag')).toBeNull()
    }
    const rupees = await see()
    expect([rupees.shown, rendered()]).toEqual(['INR', 2])
  })

  it('is rendered for each request when caching is off', async () => {
    const { see, rendered } = open([usd], 0)
    for (const cookie of ['', 'user_select_currency=USD', '', 'user_select_currency=USD']) await see(cookie)
    expect(rendered()).toBe(4)
  })

  it.each(['XXX', 'usd', '%00', ''])('uses rupees for an unknown currency: %s', async (said) => {
    const { see, rendered } = open()
    await see()
    expect((await see(`user_select_currency=${said}`)).shown).toBe('INR')
    expect(rendered()).toBe(1)
  })

  it('requests the currencies once a minute, and uses the cached ones while the API does not respond', async () => {
    const shop = open()
    await shop.see('user_select_currency=USD')
    await shop.see('user_select_currency=USD')
    expect(shop.asked()).toBe(1)
    shop.break()
    shop.wait(60_001)
    expect((await shop.see('user_select_currency=USD')).shown).toBe('USD')
    const tries = shop.asked()
    await shop.see('user_select_currency=USD')
    expect(shop.asked()).toBe(tries)
  })
})

describe('the currency form without scripts', () => {
  const cookieOf = (answer: Response) => answer.headers.get('set-cookie') ?? ''

  it('sets the currency cookie for ten days, and redirects to the page with the submitted form', async () => {
    const answer = await open().choose('USD')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cakes?page=2'])
    expect(cookieOf(answer)).toBe('user_select_currency=USD; Max-Age=864000; Path=/; SameSite=Lax')
  })

  it('removes the cookie for rupees', async () => {
    expect(cookieOf(await open().choose('INR'))).toContain('user_select_currency=; Max-Age=0')
  })

  it.each(['XXX', '', 'USD; Path=/evil'])('ignores the invalid value %j', async (said) => {
    const answer = await open().choose(said)
    expect([answer.status, cookieOf(answer)]).toEqual([303, ''])
  })

  it('rejects a body that is longer than a currency code', async () => {
    const headers = { 'content-length': '2009' }
    expect((await open().choose('x'.repeat(2_000), headers)).status).toBe(413)
  })

  it('rejects a cross-site request, and never redirects to another site', async () => {
    const foreign = await open().choose('USD', { origin: 'https://evil.example' })
    expect([foreign.status, cookieOf(foreign)]).toEqual([303, ''])
    for (const referer of ['https://evil.example/x', `${origin}//evil.example`, 'nonsense', '']) {
      expect((await open().choose('USD', { referer })).headers.get('location')).toBe('/')
    }
  })
})
