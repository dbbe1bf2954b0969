import { renderHydrated } from '@store/config/renderHydrated'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createLookupServer } from '../../fixtures/createLookupServer.ts'
import { createOrdersServer } from '../../fixtures/createOrdersServer.ts'
import { sampleHrefs } from '../../fixtures/sampleHrefs.ts'
import { sampleOrder } from '../../fixtures/sampleOrder.ts'
import { sampleOrdersPage } from '../../fixtures/sampleOrders.ts'
import { createLookupStore } from '../../store/createLookupStore.ts'
import { createOrderStore, type OrderStoreOptions } from '../../store/createOrderStore.ts'
import { createOrdersStore, type OrdersStoreOptions } from '../../store/createOrdersStore.ts'
import { toGiftReceipt } from '../../store/toGiftReceipt.ts'
import { GiftReceipt } from '../GiftReceipt/GiftReceipt.tsx'
import { LookupView } from '../LookupView/LookupView.tsx'
import { OrdersView } from '../OrdersView/OrdersView.tsx'
import { OrderView } from './OrderView.tsx'

const portsOf = () => {
  const { client, session, requestLogin } = createOrdersServer()
  const quietly = () => undefined
  return { client, session, requestLogin, go: quietly, newKey: () => 'key', track: quietly }
}
const orderPage = (initial: OrderStoreOptions['initial']) => () => (
  <OrderView store={createOrderStore({ id: 'o-1', initial, ports: portsOf() })} hrefs={sampleHrefs} />
)
const ordersPage = (initial: OrdersStoreOptions['initial']) => () => (
  <OrdersView store={createOrdersStore({ initial, ports: portsOf() })} hrefs={sampleHrefs} />
)
const lookupPage = (kept?: { readonly number: string; readonly email: string }) => () => {
  const { client, draft } = createLookupServer({ kept })
  const ports = { client, draft, clock: { now: () => new Date() }, track: () => undefined }
  return <LookupView store={createLookupStore({ ports })} hrefs={sampleHrefs} />
}

it.each<[string, () => ReactElement, string]>([
  ['an order', orderPage({ kind: 'known', value: sampleOrder }), 'MG-7K4QX2M3'],
  ['an order of a guest', orderPage({ kind: 'guest' }), 'This order belongs to an account'],
  ['an order that failed to load', orderPage({ kind: 'failed' }), 'Something went wrong'],
  ['the order list', ordersPage({ kind: 'known', value: sampleOrdersPage }), 'MG-9H2RT5WA'],
  ['the order list of a guest', ordersPage({ kind: 'guest' }), 'Please login to see your orders'],
  ['an order list that failed to load', ordersPage({ kind: 'failed' }), 'Something went wrong'],
  ['the order look-up', lookupPage(), 'Find your order'],
  [
    'a gift receipt',
    () => <GiftReceipt receipt={toGiftReceipt(sampleOrder)} hrefs={sampleHrefs} />,
    'A gift for you',
  ],
])('renders %s on a server, without inline styles, and hydrates unchanged', async (_, page, text) => {
  const html = renderToString(page())
  expect(html).toContain(text)
  expect(html).not.toContain('style=')
  const { container } = await renderHydrated(page(), { browser: page() })
  expect(container.innerHTML).toContain(text)
})

it('keeps lookup text typed before hydration, and restores the draft of the other fields', async () => {
  const page = lookupPage({ number: 'MG-OLD11111', email: 'asha@example.com' })
  const field = (name: RegExp) => screen.getByRole('textbox', { name })
  await renderHydrated(page(), {
    browser: page(),
    before: () => userEvent.type(field(/number/i), 'MG-NEW22222'),
  })
  expect(field(/number/i)).toHaveProperty('value', 'MG-NEW22222')
  expect(field(/e-?mail/i)).toHaveProperty('value', 'asha@example.com')
})
