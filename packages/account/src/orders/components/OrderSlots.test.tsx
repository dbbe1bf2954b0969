import { render } from '@testing-library/react'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { expect, it } from 'vitest'
import { createLookupServer } from '../fixtures/createLookupServer.ts'
import { createOrdersServer } from '../fixtures/createOrdersServer.ts'
import { sampleHrefs } from '../fixtures/sampleHrefs.ts'
import { sampleInvoice } from '../fixtures/sampleInvoice.ts'
import { sampleOrder } from '../fixtures/sampleOrder.ts'
import { sampleOrdersPage } from '../fixtures/sampleOrders.ts'
import { sampleUpi } from '../fixtures/sampleUpi.ts'
import type { OrderSlots } from '../react/OrderSlots.ts'
import { createLookupStore } from '../store/createLookupStore.ts'
import { createOrderStore, type OrderStoreOptions } from '../store/createOrderStore.ts'
import { createOrdersStore } from '../store/createOrdersStore.ts'
import { toGiftReceipt } from '../store/toGiftReceipt.ts'
import { GiftReceipt } from './GiftReceipt/GiftReceipt.tsx'
import { InvoiceView } from './InvoiceView/InvoiceView.tsx'
import { LookupView } from './LookupView/LookupView.tsx'
import { OrdersView } from './OrdersView/OrdersView.tsx'
import { OrderView } from './OrderView/OrderView.tsx'

const wrap = (name: string) => ({
  replace: <Given extends object>(given: Given, Default: ComponentType<Given>) => (
    <div data-slot={name}>{createElement(Default, given)}</div>
  ),
})

// `Required` makes a new slot that no test names a type error.
const slots: Required<OrderSlots> = {
  listHeading: wrap('listHeading'),
  card: wrap('card'),
  pagination: wrap('pagination'),
  listPlaceholder: wrap('listPlaceholder'),
  heading: wrap('heading'),
  paymentStatus: wrap('paymentStatus'),
  refunds: wrap('refunds'),
  timeline: wrap('timeline'),
  gifts: wrap('gifts'),
  gift: wrap('gift'),
  personalisation: wrap('personalisation'),
  cardMessage: wrap('cardMessage'),
  receiver: wrap('receiver'),
  totals: wrap('totals'),
  update: wrap('update'),
  actions: wrap('actions'),
  cancelDialog: wrap('cancelDialog'),
  placeholder: wrap('placeholder'),
  payStep: wrap('payStep'),
  payDeadline: wrap('payDeadline'),
  payCountdown: wrap('payCountdown'),
  upiStep: wrap('upiStep'),
  paymentWaiting: wrap('paymentWaiting'),
  lookupForm: wrap('lookupForm'),
  resendCode: wrap('resendCode'),
  receiptHeading: wrap('receiptHeading'),
  receiptMessage: wrap('receiptMessage'),
  invoiceParty: wrap('invoiceParty'),
  invoiceLine: wrap('invoiceLine'),
  invoiceAmounts: wrap('invoiceAmounts'),
}

const ports = (server: ReturnType<typeof createOrdersServer>) => ({
  ...{ client: server.client, session: server.session, requestLogin: server.requestLogin },
  ...{ go: () => undefined, newKey: () => 'key', track: () => undefined },
})
const serverOf = (order = sampleOrder) =>
  createOrdersServer({ order, page: sampleOrdersPage, isGuest: false })

type View = (slots: OrderSlots | undefined) => ReactElement

const orderPage =
  (initial: OrderStoreOptions['initial']): View =>
  (given) => (
    <OrderView
      store={createOrderStore({ id: sampleOrder.id, initial, ports: ports(serverOf()) })}
      hrefs={sampleHrefs}
      slots={given}
    />
  )
const ordersPage =
  (isGuest: boolean): View =>
  (given) => (
    <OrdersView
      store={createOrdersStore({
        page: 1,
        initial: isGuest ? { kind: 'guest' } : { kind: 'known', value: { ...sampleOrdersPage, pages: 2 } },
        ports: ports(serverOf()),
      })}
      hrefs={sampleHrefs}
      slots={given}
    />
  )
const known = (order: Partial<typeof sampleOrder>) =>
  orderPage({ kind: 'known', value: { ...sampleOrder, ...order } })
const lookup: View = (given) => {
  const { client, draft } = createLookupServer({
    kept: { number: 'MG-1', email: 'a@example.com', availableAt: 1 },
  })
  const clock = { now: () => new Date(0) }
  const store = createLookupStore({ ports: { client, clock, draft, track: () => undefined } })
  return <LookupView store={store} hrefs={sampleHrefs} slots={given} />
}
const unpaid = { payment: 'pending' as const, payBy: '2026-11-23T10:00:00.000Z', paySecondsLeft: 600 }

const pages: readonly (readonly [string, View, readonly (keyof OrderSlots)[]])[] = [
  ['the list', ordersPage(false), ['listHeading', 'card', 'pagination', 'update']],
  ['the list of a guest', ordersPage(true), ['listHeading', 'listPlaceholder']],
  [
    'an order',
    known({ payment: 'done' }),
    [
      ...(['heading', 'paymentStatus', 'refunds', 'timeline', 'gifts', 'gift', 'personalisation'] as const),
      ...(['cardMessage', 'receiver', 'totals', 'update', 'actions', 'cancelDialog'] as const),
    ],
  ],
  ['an order to pay', known(unpaid), ['payStep', 'payDeadline', 'payCountdown']],
  ['a payment by UPI', known({ ...unpaid, upi: sampleUpi }), ['upiStep', 'payCountdown']],
  ['a payment at the bank', known({ ...unpaid, paymentAttempt: 'processing' }), ['paymentWaiting']],
  ['the order of a guest', orderPage({ kind: 'guest' }), ['placeholder']],
  ['the lookup', lookup, ['lookupForm', 'resendCode']],
  [
    'a gift receipt',
    (given) => <GiftReceipt receipt={toGiftReceipt(sampleOrder)} hrefs={sampleHrefs} slots={given} />,
    ['receiptHeading', 'receiptMessage', 'gifts', 'gift'],
  ],
  [
    'an invoice',
    (given) => <InvoiceView invoice={sampleInvoice} hrefs={sampleHrefs} slots={given} />,
    ['invoiceParty', 'invoiceLine', 'invoiceAmounts'],
  ],
]

function renderToHtml(page: ReactElement): string {
  const { container, unmount } = render(page)
  const html = container.innerHTML
  unmount()
  return html
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')
const slotsIn = (html: string) => [...html.matchAll(/data-slot="(\w+)"/g)].map(([, name]) => name)

it.each(pages)('wraps the parts of %s without changing them', (_, view, names) => {
  const plain = renderToHtml(view(undefined))
  expect(slotsIn(plain)).toEqual([])
  const html = renderToHtml(view(slots))
  expect(slotsIn(html)).toEqual(expect.arrayContaining([...names]))
  expect(textOf(html)).toBe(textOf(plain))
})

it('the tested pages render every slot', () => {
  const named = new Set(pages.flatMap(([, , names]) => names))
  expect([...named].sort()).toEqual(Object.keys(slots).sort())
})

it("replaces a part, and passes the part's props to the replacement", () => {
  const html = renderToHtml(
    known({})({ receiver: { replace: ({ order }) => <i>{order.receiver.fullName}</i> } }),
  )
  expect(html).toContain(`<i>${sampleOrder.receiver.fullName}</i>`)
  expect(html).not.toContain(sampleOrder.receiver.address)
})
