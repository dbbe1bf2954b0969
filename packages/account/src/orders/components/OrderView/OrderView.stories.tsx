import type { Order } from '@store/api-client/contract/orders'
import { withStoryNetwork } from '@store/config/storyNetwork'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createOrdersServer, type OrdersServerOptions } from '../../fixtures/createOrdersServer.ts'
import { sampleHrefs } from '../../fixtures/sampleHrefs.ts'
import { sampleOrder } from '../../fixtures/sampleOrder.ts'
import { sampleUpi } from '../../fixtures/sampleUpi.ts'
import type { OrderMessages } from '../../messages/OrderMessages.ts'
import { orderPageEn } from '../../messages/orderPageEn.ts'
import { createOrderStore } from '../../store/createOrderStore.ts'
import type { OrdersEvent } from '../../store/OrdersEvent.ts'
import { GreetingCardMessage } from '../OrderDetails/GreetingCardMessage.tsx'
import { OrderHeading } from '../OrderDetails/OrderHeading.tsx'
import { OrderTotals } from '../OrderDetails/OrderTotals.tsx'
import { PaymentStatus } from '../OrderDetails/PaymentStatus.tsx'
import { ReceiverAddress } from '../OrderDetails/ReceiverAddress.tsx'
import { Refunds } from '../OrderDetails/Refunds.tsx'
import { StatusTimeline } from '../OrderDetails/StatusTimeline.tsx'
import { GiftPersonalisation } from '../OrderGifts/GiftPersonalisation.tsx'
import { OrderGift } from '../OrderGifts/OrderGift.tsx'
import { OrderGifts } from '../OrderGifts/OrderGifts.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderPlaceholder } from './OrderPlaceholder.tsx'
import { OrderView } from './OrderView.tsx'
import { PayCountdown } from './PayCountdown.tsx'
import { PayDeadline } from './PayDeadline.tsx'
import { PaymentWaiting } from './PaymentWaiting.tsx'
import { PayStep } from './PayStep.tsx'
import { UpiStep } from './UpiStep.tsx'

interface Scene extends Omit<OrdersServerOptions, 'page' | 'order'> {
  /** The order. */
  readonly shown?: Order
  /** Server-rendered data of the page. @default the order */
  readonly start?: 'order' | 'guest' | 'failed' | 'nothing'
  /** UI messages of the page. */
  readonly messages?: OrderMessages
  /** Navigates the visitor. */
  readonly go?: (href: string) => void
  /** Receives the page's events. */
  readonly track?: (event: OrdersEvent) => void
}

function createScene({ shown = sampleOrder, start = 'order', go, track, ...server }: Scene) {
  const { client, session, requestLogin } = createOrdersServer({
    ...server,
    order: shown,
    isGuest: start === 'guest',
  })
  const store = createOrderStore({
    id: shown.id,
    initial:
      start === 'nothing' ? undefined : start === 'order' ? { kind: 'known', value: shown } : { kind: start },
    ports: {
      client: withStoryNetwork(client),
      session,
      requestLogin,
      go: (href) => go?.(href),
      newKey: () => 'key',
      track: (event) => track?.(event),
    },
  })
  if (start === 'nothing') void store.actions.refresh()
  return store
}

function Page({ messages = orderPageEn, ...scene }: Scene) {
  const [store] = useState(() => createScene(scene))
  return <OrderView store={store} hrefs={sampleHrefs} messages={messages} />
}

const meta = {
  title: 'Account/Order',
  component: Page,
  // Parts that the composed view uses.
  subcomponents: {
    OrderHeading,
    PaymentStatus,
    Refunds,
    OrderTotals,
    GreetingCardMessage,
    ReceiverAddress,
    StatusTimeline,
    GiftPersonalisation,
    OrderGift,
    OrderGifts,
    OrderActions,
    OrderPlaceholder,
    PayCountdown,
    PayDeadline,
    PaymentWaiting,
    PayStep,
    UpiStep,
  },
  args: { messages: orderPageEn, go: fn(), track: fn() },
  decorators: [
    (Story) => (
      <div className="story-page">
        <style>{'.story-page { padding-inline: 16px }'}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const nothingSticksOut = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

const inDollars: Order = { ...sampleOrder, shownIn: { code: 'USD', symbol: '$', rate: 0.0113 } }
const settled: Order = { ...sampleOrder, payment: 'onDelivery', paidBy: 'Cash on delivery', payMethods: [] }
const outForDelivery: Order = {
  ...settled,
  status: 'outForDelivery',
  timeline: [
    { kind: 'placed', at: '2026-11-20T09:35:00.000Z' },
    { kind: 'confirmed', at: '2026-11-20T09:36:00.000Z' },
    { kind: 'preparing', at: '2026-11-22T01:30:00.000Z' },
    { kind: 'outForDelivery', at: '2026-11-22T05:10:00.000Z' },
  ],
  cancel: { isPossible: false, why: 'underWay' },
}

export const JustPlaced: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveTextContent('Thank you! Please complete the payment.')
    await expect(page.getByText('MG-7K4QX2M3')).toHaveStyle({ userSelect: 'all' })
    const pay = page.getByRole('region', { name: 'Payment is pending' })
    await expect(within(pay).getByText(/choose how to pay ₹2,695/)).toBeVisible()
    await expect(within(pay).getByRole('radio', { name: 'Cash on delivery' })).toBeChecked()
    await userEvent.dblClick(within(pay).getByRole('button', { name: 'Confirm · ₹2,695' }))
    await expect(
      await page.findByText(
        'Cash on delivery: ₹2,695 is due when the gift arrives. There is nothing more to do.',
      ),
    ).toBeVisible()
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(page.queryByRole('region', { name: 'Payment is pending' })).toBeNull()
    await expect(args.track).toHaveBeenCalledOnce()
  },
}

const payBy = '2026-11-20T10:35:00.000Z'
const deadline = 'Please choose by 20 Nov, 16:05. After that we cancel the order.'

export const ToBePaidByATime: Story = {
  args: { shown: { ...sampleOrder, payBy, paySecondsLeft: 1200 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(deadline)).toBeVisible()
    await expect(page.getByRole('timer')).toHaveTextContent(/^(20:00|19:5\d)$/)
  },
}

export const FewMinutesToPay: Story = {
  args: { shown: { ...sampleOrder, payBy, paySecondsLeft: 120 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(deadline)).toBeVisible()
    await expect(page.getByRole('timer')).toHaveTextContent(/^(2:00|1:5\d)$/)
    await expect(page.getByText('2 minutes left to pay')).toBeInTheDocument()
    await expect(page.getByRole('button', { name: 'Confirm · ₹2,695' })).toBeEnabled()
  },
}

export const PaymentTimeOver: Story = {
  args: {
    shown: { ...sampleOrder, payBy, paySecondsLeft: 1 },
    end: { status: 'cancelled', payment: 'expired', payMethods: [], payBy: undefined },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      await page.findByText('The time to pay is over. If no payment has arrived, we’ll cancel this order.'),
    ).toBeVisible()
    // Without a tap, because the page polls.
    await expect(await page.findByText(/^It wasn’t paid in time/)).toBeVisible()
    await expect(page.queryByRole('region', { name: 'Payment is pending' })).toBeNull()
  },
}

const waiting: Order = { ...sampleOrder, paymentAttempt: 'processing' }

export const WaitingForTheBank: Story = {
  args: { shown: waiting },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Thank you! We’re waiting for your bank.',
    )
    const wait = within(page.getByRole('region', { name: 'Waiting for your bank' }))
    await userEvent.click(wait.getByRole('button', { name: 'Check now' }))
    await userEvent.click(wait.getByRole('button', { name: 'Pay another way' }))
    await expect(page.getByRole('region', { name: 'Payment is pending' })).toBeVisible()
  },
}

export const WaitingOnPhone: Story = {
  args: { shown: waiting },
  globals: { viewport: { value: 'phone' } },
  play: nothingSticksOut,
}

export const PaymentDeclined: Story = {
  args: { shown: { ...sampleOrder, paymentAttempt: 'failed' } },
  play: async ({ canvasElement }) => {
    const pay = within(within(canvasElement).getByRole('region', { name: 'Payment is pending' }))
    await expect(
      pay.getByText('The payment didn’t go through. Try again, or choose another way to pay.'),
    ).toBeVisible()
    await expect(pay.getByRole('button', { name: 'Confirm · ₹2,695' })).toBeEnabled()
  },
}

export const LeftThePaymentPage: Story = {
  args: { shown: { ...sampleOrder, paymentAttempt: 'started' } },
  play: async ({ canvasElement }) => {
    const pay = within(within(canvasElement).getByRole('region', { name: 'Payment is pending' }))
    await expect(pay.getByText('This order isn’t paid yet.')).toBeVisible()
    await userEvent.click(pay.getByRole('button', { name: 'I’ve already paid' }))
  },
}

export const PricesInAnotherCurrency: Story = {
  args: { shown: inDollars },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const label = await canvas.findByText('In USD, at that day’s rate')
    await expect(label.nextElementSibling).toHaveTextContent(/^about \$\d/)
    await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent(/^₹/)
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: nothingSticksOut,
}

export const EverythingIsThere: Story = {
  args: { shown: outForDelivery },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your gift is out for delivery.' }),
    ).toBeVisible()
    await expect(page.getByText('Arrives Sun, 22 Nov')).toBeVisible()
    await expect(page.getByText('500 g')).toBeVisible()
    await expect(page.getByText('Happy birthday, Asha')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Your picture: Photo on the cake' })).toBeVisible()
    const along = within(page.getByRole('list', { name: 'Add-ons for Twelve Rose Dawn Bouquet' }))
    await expect(along.getByText('To many more')).toBeVisible()
    await expect(along.getByText(/Free/)).toBeVisible()
    await expect(page.getByText('Mrs. Asha Menon')).toBeVisible()
    await expect(page.getByText('From Ravi')).toBeVisible()
    // The current step is marked not only by colour.
    const steps = within(page.getByRole('list', { name: 'Order progress' })).getAllByRole('listitem')
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Done: Order placed20 Nov, 15:05',
      'Done: Confirmed20 Nov, 15:06',
      'Done: Being prepared22 Nov, 7:00',
      'Current status: Out for delivery22 Nov, 10:40',
      'Upcoming: Delivered',
    ])
    await expect(steps[3]).toHaveAttribute('aria-current', 'step')
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveAccessibleDescription(
      'This order is being prepared and can’t be cancelled.',
    )
    await expect(page.getByRole('link', { name: 'Gift receipt' })).toHaveAttribute(
      'href',
      '/order/o-1/gift-receipt',
    )
    await expect(page.getByRole('link', { name: 'All my orders' })).toHaveAttribute('href', '/account/orders')
  },
}

export const EverythingOnPhone: Story = {
  args: { shown: outForDelivery },
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: nothingSticksOut,
}

export const ACombo: Story = {
  args: {
    shown: {
      ...settled,
      lines: sampleOrder.lines.slice(3).map((line) => ({
        ...line,
        title: 'Birthday Combo',
        attributes: [],
        parts: [
          { title: 'Twelve Roses', quantity: 2, attributes: [] },
          { title: 'Chocolate Truffle Cake', quantity: 1, attributes: line.attributes.slice(0, 2) },
        ],
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const parts = within(within(canvasElement).getByRole('list', { name: 'In Birthday Combo' }))
    await expect(parts.getByText('2 × Twelve Roses')).toBeVisible()
    await expect(parts.getByText('Happy birthday, Asha')).toBeVisible()
  },
}

export const Cancelling: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Cancel order' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Are you Sure?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    const heading = page.getByRole('heading', { level: 1 })
    await waitFor(() => expect(heading).toHaveTextContent('This order was cancelled.'))
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(page.queryByRole('region', { name: 'Payment is pending' })).toBeNull()
    await waitFor(() => expect(page.queryByRole('button', { name: 'Cancel order' })).toBeNull())
    await expect(page.getByText('Cancelled').closest('li')).toHaveAttribute('aria-current', 'step')
    await expect(args.track).toHaveBeenCalledOnce()
  },
}

export const PaymentRefused: Story = {
  args: { mood: 'tooLate' },
  play: async ({ canvasElement }) => {
    const pay = within(within(canvasElement).getByRole('region', { name: 'Payment is pending' }))
    const confirm = pay.getByRole('button', { name: 'Confirm · ₹2,695' })
    await userEvent.click(confirm)
    await waitFor(() => expect(pay.getByRole('alert')).toHaveTextContent('being prepared'))
    await expect(confirm).toHaveFocus()
    await expect(confirm).not.toHaveAttribute('aria-busy')
  },
}

export const Paying: Story = {
  args: { mood: 'silent' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const confirm = page.getByRole('button', { name: 'Confirm · ₹2,695' })
    await userEvent.click(confirm)
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const PayingElsewhere: Story = {
  args: {
    payAt: 'https://pay.example/1',
    shown: {
      ...sampleOrder,
      payMethods: [
        { name: 'cod', title: 'Cash on delivery', refusal: 'Only for orders of up to ₹10,000.' },
        { name: 'card', title: 'Card', refusal: '' },
        { name: 'upi', title: 'UPI', refusal: '' },
      ],
    },
  },
  play: async ({ canvasElement, args }) => {
    const pay = within(within(canvasElement).getByRole('region', { name: 'Payment is pending' }))
    await expect(pay.getByRole('radio', { name: /Cash on delivery/ })).toBeDisabled()
    await expect(pay.getByText('Only for orders of up to ₹10,000.')).toBeVisible()
    await expect(pay.getByRole('radio', { name: 'Card' })).toBeChecked()
    await userEvent.click(pay.getByRole('radio', { name: 'UPI' }))
    await userEvent.dblClick(pay.getByRole('button', { name: 'Confirm · ₹2,695' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith('https://pay.example/1'))
    await expect(args.go).toHaveBeenCalledOnce()
  },
}

const upiMethods: Order['payMethods'] = [
  { name: 'bank-upi', title: 'UPI app or QR code', refusal: '' },
  { name: 'bank', title: 'Card or netbanking', refusal: '' },
  { name: 'cod', title: 'Cash on delivery', refusal: 'Cash on delivery isn’t available for gifts.' },
]
const payingByUpi: Order = {
  ...sampleOrder,
  ...{ payMethods: upiMethods, paymentAttempt: 'started', upi: sampleUpi },
}
const upiOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('region', { name: 'Pay with UPI' }).then(within)

export const ChoosingUpi: Story = {
  args: { shown: { ...sampleOrder, payMethods: upiMethods }, upi: sampleUpi },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('radio', { name: 'UPI app or QR code' })).toBeChecked()
    await userEvent.click(page.getByRole('button', { name: 'Confirm · ₹2,695' }))
    const upi = await upiOf(canvasElement)
    await waitFor(() => expect(upi.getByRole('heading', { name: 'Pay with UPI' })).toHaveFocus())
    await expect(upi.getByRole('img', { name: 'QR code to pay ₹2,695 with UPI' })).toBeVisible()
    await expect(upi.getByText(/^Scan this code with any UPI app/)).toBeVisible()
    await expect(upi.queryByRole('link')).toBeNull()
    const timer = upi.getByRole('timer', { name: 'Time left to pay:' })
    await waitFor(() => expect(timer).toHaveTextContent('19:58'))
    await expect(args.go).not.toHaveBeenCalled()
    await expect(args.track).not.toHaveBeenCalled()
  },
}

export const UpiCode: Story = {
  args: { shown: payingByUpi },
  play: nothingSticksOut,
}

export const AskingForTheUpiPayment: Story = {
  args: { shown: payingByUpi },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const upi = await upiOf(canvasElement)
    const waiting = upi.getByText('Waiting for your payment. This page updates by itself.')
    await userEvent.click(upi.getByRole('button', { name: 'I have paid' }))
    await waitFor(() => expect(waiting).toHaveTextContent('Your payment hasn’t arrived yet.'))
    await expect(waiting).toHaveAttribute('role', 'status')
    await expect(upi.getByRole('button', { name: 'I have paid' })).toHaveFocus()
    await userEvent.click(upi.getByRole('button', { name: 'Pay another way' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(page.getByRole('radio', { name: 'Card or netbanking' })).toBeEnabled()
    await expect(page.getByText('Cash on delivery isn’t available for gifts.')).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'UPI app or QR code' }))
  },
}

export const UpiPaidOnAnotherDevice: Story = {
  args: {
    shown: payingByUpi,
    upiEnd: { payment: 'done', status: 'confirmed', paidBy: 'UPI', payMethods: [] },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await upiOf(canvasElement)
    // Without a tap, because the page polls.
    const heading = page.getByRole('heading', { level: 1 })
    await waitFor(() => expect(heading).toHaveTextContent('Your order is confirmed.'))
    await waitFor(() => expect(heading).toHaveFocus())
  },
}

export const UpiDeclined: Story = {
  args: { shown: payingByUpi, upiEnd: { paymentAttempt: 'failed' } },
  play: async ({ canvasElement }) => {
    const upi = await upiOf(canvasElement)
    await userEvent.click(upi.getByRole('button', { name: 'I have paid' }))
    const pay = within(await within(canvasElement).findByRole('region', { name: 'Payment is pending' }))
    await expect(pay.getByText(/^The payment didn’t go through\./)).toBeVisible()
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const LastMinuteOfUpi: Story = {
  args: { shown: { ...payingByUpi, upi: { ...sampleUpi, secondsLeft: 60 } } },
  play: async ({ canvasElement }) => {
    const upi = await upiOf(canvasElement)
    await expect(await upi.findByText('1 minute left to pay')).toBeInTheDocument()
  },
}

export const UpiTimeIsUp: Story = {
  args: {
    shown: { ...payingByUpi, upi: { ...sampleUpi, secondsLeft: 0 } },
    upiEnd: { payment: 'expired', status: 'cancelled', payMethods: [] },
  },
  play: async ({ canvasElement }) => {
    const upi = await upiOf(canvasElement)
    await expect(upi.getByText(/^The time to pay is over\./)).toBeVisible()
    await expect(upi.queryByRole('img')).toBeNull()
    await expect(upi.getByRole('button', { name: 'I have paid' })).toBeEnabled()
    // Without a tap, because the page polls.
    const expired = within(canvasElement).findByText(/wasn’t paid in time/)
    await expect(await expired).toBeVisible()
  },
}

export const UpiInDemoMode: Story = {
  args: { shown: { ...payingByUpi, upi: { ...sampleUpi, link: '/test-bank/upi/1' } } },
  play: async ({ canvasElement }) => {
    const upi = await upiOf(canvasElement)
    const app = upi.getByRole('link', { name: 'Open the pretend UPI app' })
    await expect(app).toHaveAttribute('href', '/test-bank/upi/1')
    await expect(upi.getByRole('img')).toBeVisible()
  },
}

export const UpiOnPhone: Story = {
  args: { shown: payingByUpi },
  globals: { viewport: { value: 'phone' } },
  play: nothingSticksOut,
}

export const NoWayToPay: Story = {
  args: {
    shown: {
      ...sampleOrder,
      payMethods: [{ name: 'cod', title: 'Cash on delivery', refusal: 'Only for orders within India.' }],
    },
  },
  play: async ({ canvasElement }) => {
    const pay = within(within(canvasElement).getByRole('region', { name: 'Payment is pending' }))
    await expect(pay.getByText(/^We will call you/)).toBeVisible()
    await expect(pay.queryByRole('button')).toBeNull()
  },
}

export const NotAllCanBeReordered: Story = {
  args: { shown: settled, leftOut: [{ title: 'Greeting Card', why: 'changed' }] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Reorder' }))
    await waitFor(() =>
      expect(page.getByRole('alert')).toHaveTextContent(
        'Greeting Card: your options are no longer available',
      ),
    )
    await expect(page.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart')
  },
}

export const Guest: Story = {
  args: { start: 'guest' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'This order belongs to an account' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Find your order without an account' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Login' }))
    await expect(await page.findByText('MG-7K4QX2M3')).toBeVisible()
    await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const Gone: Story = {
  args: { start: 'nothing', mood: 'gone' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      await page.findByRole('heading', { name: 'We couldn’t find this order in your account.' }),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  args: { start: 'nothing', mood: 'silent' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading your order…')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { start: 'failed', mood: 'away' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect(await page.findByRole('alert')).toHaveTextContent('Something went wrong')
  },
}

export const LongWords: Story = {
  globals: { viewport: { value: 'small' }, locale: 'pseudo' },
  args: {
    shown: {
      ...sampleOrder,
      message: `Dear Asha,\n\n${'a'.repeat(120)}\nAll my love`,
      receiver: { ...sampleOrder.receiver, address: `Flat 12, ${'Very'.repeat(30)} Long Tower` },
    },
  },
  play: nothingSticksOut,
}
