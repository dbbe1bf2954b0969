import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ashasOrder } from '../../fixtures/ashasOrder.ts'
import { createLookupServer } from '../../fixtures/createLookupServer.ts'
import { createOrdersServer } from '../../fixtures/createOrdersServer.ts'
import { sampleHrefs } from '../../fixtures/sampleHrefs.ts'
import { samplePage } from '../../fixtures/sampleOrders.ts'
import { createLookupStore } from '../../store/createLookupStore.ts'
import { createOrderStore, type OrderStoreOptions } from '../../store/createOrderStore.ts'
import { createOrdersStore, type OrdersStoreOptions } from '../../store/createOrdersStore.ts'
import { toGiftReceipt } from '../../store/toGiftReceipt.ts'
import { GiftReceipt } from '../GiftReceipt/GiftReceipt.tsx'
import { LookupView } from '../LookupView/LookupView.tsx'
import { OrdersView } from '../OrdersView/OrdersView.tsx'
import { OrderView } from './OrderView.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

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

it.each<[string, () => ReactNode, string]>([
  ['an order', orderPage({ kind: 'known', value: ashasOrder }), 'MG-7K4QX2M3'],
  ['a guest’s order', orderPage({ kind: 'guest' }), 'This order belongs to an account'],
  ['an order that failed', orderPage({ kind: 'failed' }), 'Something went wrong'],
  ['the list', ordersPage({ kind: 'known', value: samplePage }), 'MG-9H2RT5WA'],
  ['a guest’s list', ordersPage({ kind: 'guest' }), 'Please login to see your orders'],
  ['a list that failed', ordersPage({ kind: 'failed' }), 'Something went wrong'],
  ['the look-up', lookupPage(), 'Find your order'],
  [
    'a gift receipt',
    () => <GiftReceipt receipt={toGiftReceipt(ashasOrder)} hrefs={sampleHrefs} />,
    'A gift for you',
  ],
])('renders %s on a server, without styles in it, and comes alive as it is', async (_, page, text) => {
  const html = renderToString(page())
  expect(html).toContain(text)
  expect(html).not.toContain('style=')
  const box = document.createElement('div')
  box.innerHTML = html
  const complain = vi.fn()
  const root = await act(async () => hydrateRoot(box, page(), { onRecoverableError: complain }))
  expect(complain).not.toHaveBeenCalled()
  expect(box.innerHTML).toContain(text)
  await act(async () => root.unmount())
})

it('takes what was typed into the look-up before it came alive, and the draft for the rest', async () => {
  const page = lookupPage({ number: 'MG-OLD11111', email: 'asha@example.com' })
  const box = document.createElement('div')
  box.innerHTML = renderToString(page())
  const number = box.querySelector<HTMLInputElement>('[name=number]')
  if (!number) throw new Error('the form has a field number')
  number.value = 'MG-NEW22222'
  const root = await act(async () => hydrateRoot(box, page()))
  expect(number.value).toBe('MG-NEW22222')
  expect(box.querySelector<HTMLInputElement>('[name=email]')?.value).toBe('asha@example.com')
  await act(async () => root.unmount())
})
