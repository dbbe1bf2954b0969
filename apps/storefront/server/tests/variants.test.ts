import { createApiClient } from '@store/api-client'
import { createElement, Suspense } from 'react'
import { expect, it } from 'vitest'
import { createErrorPage } from '../../app/createErrorPage.ts'
import { definePage, toRoutes } from '../../app/definePage.ts'
import { renderers } from '../../app/renderers.ts'
import { createStorefront } from '../createStorefront.ts'
import type { StorefrontBuild } from '../StorefrontBuild.ts'
import { englishBuild } from './englishBuild.ts'

const origin = 'http://store.test'
const long = 'A long part of a page. '.repeat(2000)

/** Opens a host with one public page that has two variants, and a long part in its body. */
function open() {
  let rendered = 0
  const build: StorefrontBuild = {
    ...englishBuild,
    brand: { slug: 'marigold', name: 'Marigold' },
    routes: toRoutes(
      'credits',
      definePage({
        pattern: '/credits',
        cache: 'public',
        cacheVariant: (url) => (url.searchParams.get('page') === '2' ? '2' : '1'),
        load: async () => ({ kind: 'page', data: {} }),
        head: (_, { url }) => ({
          title: 'Credits',
          search: url.searchParams.get('page') === '2' ? '?page=2' : '',
        }),
        view: { open: async () => null },
      }),
    ),
    redirects: {},
    createApiClient,
    renderApp: async () => {
      rendered += 1
      const delayed = createElement(
        Suspense,
        { fallback: null },
        createElement('p', null, `${rendered} ${long}`),
      )
      return createElement(
        'div',
        null,
        createElement('p', null, long),
        delayed,
        createElement('p', null, 'End'),
      )
    },
    createErrorPage,
    renderers,
    assetsOf: () => ({
      css: '',
      entry: '/assets/entry.js',
      preload: [],
      inlined: [],
      fonts: [],
      page: '/page.js',
    }),
  }
  const app = createStorefront({
    builds: [build],
    api: async () => new Response(),
    publicOrigin: origin,
    trustProxy: false,
    isDemo: false,
    now: () => 0,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  })
  const get = async (path: string) => (await app.request(`${origin}${path}`)).text()
  return { get, rendered: () => rendered }
}

it('caches each variant of a path separately, and ignores irrelevant parameters', async () => {
  const { get, rendered } = open()
  const first = await get('/credits')
  const second = await get('/credits?page=2')
  expect(await get('/credits?utm_source=mail')).toBe(first)
  expect(await get('/credits?page=2&utm_source=mail')).toBe(second)
  expect(rendered()).toBe(2)
  expect(first).toContain('<link rel="canonical" href="http://store.test/credits">')
  expect(second).toContain('<link rel="canonical" href="http://store.test/credits?page=2">')
})

it('renders a long part in its place, and not through a script that moves it', async () => {
  const html = await open().get('/credits')
  const [body = ''] = html.split('<script type="application/json" id="page"')
  expect(body.indexOf('End')).toBeGreaterThan(body.lastIndexOf(long))
  expect(body).not.toContain('<div hidden')
  expect(html).not.toContain('$RC')
})
