// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { App } from '../App.tsx'
import { createStores } from '../composition/createStores.ts'
import type { PageContext } from '../PageContext.ts'
import { lazyFooter } from './Footer.tsx'
import { preloadHeaderComponents } from './headerParts.ts'
import { prerenderLayout } from './prerenderLayout.tsx'

const inr = { code: 'INR', name: 'Indian rupee', symbol: '₹', rate: 1 }
const usd = { code: 'USD', name: 'US dollar', symbol: '$', rate: 0.0113 }
const cakes = {
  title: 'Cakes',
  href: '/cakes',
  groups: [{ title: 'By kind', links: [{ title: 'Truffle & more', href: '/cakes?kind=truffle' }] }],
}

const shop: PageContext = { isDemo: true, currencies: [inr, usd], currency: 'INR', menus: [cakes] }

beforeAll(async () => {
  await Promise.all([lazyFooter.preload(), preloadHeaderComponents()])
})

/** Renders a page's body with its layout, once rendered inline and once from prerendered HTML. */
function render(around: PageContext) {
  const stores = createStores(around)
  const body = (served?: ReturnType<typeof prerenderLayout>) =>
    renderToString(
      <App stores={stores} isDemo={around.isDemo} menus={around.menus} layoutHtml={served}>
        <p>A cake</p>
      </App>,
    )
  return { rendered: body(), served: body(prerenderLayout(stores, around)) }
}

it.each([
  ['a store', shop],
  ['the same store again', shop],
  ['another currency', { ...shop, currency: 'USD' }],
  ['a store that is not a demo', { ...shop, isDemo: false }],
  ['other menus', { ...shop, menus: [{ ...cakes, title: 'Torten' }] }],
  ['an API that does not respond', { isDemo: false, currencies: [], currency: 'INR' }],
])('the prerendered layout equals the inline rendering for %s', (_, around) => {
  const { rendered, served } = render(around)
  expect(rendered).toContain('<footer')
  expect(served).toBe(rendered)
})

it('a layout is rendered once and then reused', () => {
  const stores = createStores(shop)
  const first = prerenderLayout(stores, shop)
  const later = prerenderLayout(createStores(shop), { ...shop })
  expect([later.menus, later.foot]).toEqual([first.menus, first.foot])
})
