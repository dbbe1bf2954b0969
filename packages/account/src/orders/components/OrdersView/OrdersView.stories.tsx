import { parseCalendarDate } from '@store/api-client/contract/date'
import type { OrdersPage } from '@store/api-client/contract/orders'
import { withStoryNetwork } from '@store/config/storyNetwork'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createOrdersServer, type OrdersServerOptions } from '../../fixtures/createOrdersServer.ts'
import { sampleHrefs } from '../../fixtures/sampleHrefs.ts'
import { sampleOrdersPage } from '../../fixtures/sampleOrders.ts'
import type { OrdersMessages } from '../../messages/OrdersMessages.ts'
import { ordersEn } from '../../messages/ordersEn.ts'
import { createOrdersStore } from '../../store/createOrdersStore.ts'
import type { OrdersEvent } from '../../store/OrdersEvent.ts'
import { LazyCancelDialog } from '../CancelDialog/LazyCancelDialog.tsx'
import { OrderUpdateBanner } from '../OrderUpdateBanner/OrderUpdateBanner.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OrdersHeading } from './OrdersHeading.tsx'
import { OrdersPagination } from './OrdersPagination.tsx'
import { OrdersPlaceholder } from './OrdersPlaceholder.tsx'
import { OrdersView } from './OrdersView.tsx'

interface Scene extends Omit<OrdersServerOptions, 'page' | 'order'> {
  /** The list page. */
  readonly list?: OrdersPage
  /** Server-rendered data of the page. @default the list */
  readonly start?: 'list' | 'guest' | 'failed' | 'nothing'
  /** UI messages of the page. */
  readonly messages?: OrdersMessages
  /** Navigates the visitor. */
  readonly go?: (href: string) => void
  /** Receives the page's events. */
  readonly track?: (event: OrdersEvent) => void
}

function createScene({ list = sampleOrdersPage, start = 'list', go, track, ...server }: Scene) {
  const { client, session, requestLogin } = createOrdersServer({
    ...server,
    page: list,
    isGuest: start === 'guest',
  })
  const store = createOrdersStore({
    page: list.page,
    initial:
      start === 'nothing' ? undefined : start === 'list' ? { kind: 'known', value: list } : { kind: start },
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

function Page({ messages = ordersEn, ...scene }: Scene) {
  const [store] = useState(() => createScene(scene))
  return <OrdersView store={store} hrefs={sampleHrefs} messages={messages} />
}

const meta = {
  title: 'Account/Orders',
  component: Page,
  // Parts that the composed view uses.
  subcomponents: {
    OrderCard,
    OrdersHeading,
    OrdersPagination,
    OrdersPlaceholder,
    OrderUpdateBanner,
    LazyCancelDialog,
  },
  args: { messages: ordersEn, go: fn(), track: fn() },
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
const dialog = () => within(document.body).findByRole('dialog')

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible()
    await expect(page.getByText('4 orders')).toBeVisible()
    const first = within(page.getByRole('article', { name: 'MG-7K4QX2M3' }))
    await expect(first.getByRole('heading', { name: 'Order placed' })).toBeVisible()
    await expect(first.getByText('Payment is pending')).toBeVisible()
    await expect(first.getByText('2 × Chocolate Truffle Cake')).toBeVisible()
    await expect(first.getByText('20 Nov 2026')).toBeVisible()
    await expect(first.getByText('Sun, 22 Nov')).toBeVisible()
    await expect(first.getByText('₹2,695')).toBeVisible()
    await expect(first.getByRole('link', { name: 'View order MG-7K4QX2M3' })).toHaveAttribute(
      'href',
      '/order/o-1',
    )
    await expect(page.getByText('and 1 more')).toBeVisible()
    await expect(page.queryByRole('navigation')).toBeNull()
    // An unavailable action shows its reason, and a cancelled order has no cancel button.
    const preparing = within(page.getByRole('article', { name: 'MG-9H2RT5WA' }))
    const cancel = preparing.getByRole('button', { name: 'Cancel order MG-9H2RT5WA' })
    await expect(cancel).toHaveAttribute('aria-disabled', 'true')
    await expect(cancel).toHaveAccessibleDescription('This order is being prepared and can’t be cancelled.')
    const cancelled = within(page.getByRole('article', { name: 'MG-5MPX7QZF' }))
    await expect(cancelled.queryByRole('button', { name: /^Cancel/ })).toBeNull()
  },
}

const [first, ...others] = sampleOrdersPage.orders
const days = (...dates: readonly string[]): OrdersPage => ({
  ...sampleOrdersPage,
  orders: first ? [{ ...first, deliveryDates: dates.map((date) => parseCalendarDate(date)) }, ...others] : [],
})

export const ArrivesOnTwoDays: Story = {
  args: { list: days('2026-11-22', '2026-11-24') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sun, 22 Nov and Tue, 24 Nov')).toBeVisible()
  },
}

export const ArrivesOnManyDays: Story = {
  args: { list: days('2026-11-22', '2026-11-24', '2026-11-27') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sun, 22 Nov to Fri, 27 Nov')).toBeVisible()
  },
}

export const NotPaidInTime: Story = {
  args: {
    list: {
      ...sampleOrdersPage,
      orders: sampleOrdersPage.orders.map((one) => ({ ...one, payment: 'expired' })),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getAllByText('Not paid in time')[0]).toBeVisible()
    await expect(page.queryByText('Payment is pending')).toBeNull()
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: nothingSticksOut,
}

export const Cancelling: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    const button = page.getByRole('button', { name: 'Cancel order MG-7K4QX2M3' })
    await userEvent.click(button)
    const question = within(await dialog())
    await waitFor(() =>
      expect(question.getByText('Are you sure you want to cancel the order MG-7K4QX2M3?')).toBeVisible(),
    )
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep order' })).toHaveFocus())
    await userEvent.click(question.getByRole('button', { name: 'Keep order' }))
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.track).not.toHaveBeenCalled()
    await userEvent.click(button)
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel order' }))
    const order = within(page.getByRole('article', { name: 'MG-7K4QX2M3' }))
    await expect(await order.findByRole('heading', { name: 'Cancelled' })).toBeVisible()
    await waitFor(() => expect(order.getByRole('alert')).toHaveTextContent('The order was cancelled.'))
    await expect(order.queryByText('Payment is pending')).toBeNull()
    await waitFor(() => expect(order.getByRole('heading', { name: 'Cancelled' })).toHaveFocus())
    await expect(args.track).toHaveBeenCalledOnce()
  },
}

export const CancellingRefused: Story = {
  args: { mood: 'tooLate' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Cancel order MG-7K4QX2M3' }))
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel order' }))
    const order = within(page.getByRole('article', { name: 'MG-7K4QX2M3' }))
    await waitFor(() =>
      expect(order.getByRole('alert')).toHaveTextContent(
        'This order is being prepared and can’t be cancelled.',
      ),
    )
  },
}

export const Reordering: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('button', { name: 'Reorder MG-3BNC8DKE' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith('/cart'))
    await expect(args.go).toHaveBeenCalledOnce()
  },
}

export const NotAllCanBeReordered: Story = {
  args: {
    leftOut: [
      { title: 'Festive Fruit Hamper', why: 'gone' },
      { title: 'Chocolate Truffle Cake', why: 'outOfStock' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const order = within(within(canvasElement).getByRole('article', { name: 'MG-3BNC8DKE' }))
    await userEvent.click(order.getByRole('button', { name: 'Reorder MG-3BNC8DKE' }))
    const alert = order.getByRole('alert')
    await waitFor(() => expect(alert).toHaveTextContent('We couldn’t add everything to your cart:'))
    await expect(alert).toHaveTextContent('Festive Fruit Hamper: no longer sold')
    await expect(alert).toHaveTextContent('Chocolate Truffle Cake: Out Of Stock')
    await expect(within(alert).getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart')
    await expect(args.go).not.toHaveBeenCalled()
  },
}

export const ByPage: Story = {
  args: { list: { ...sampleOrdersPage, page: 2, pages: 3, total: 24 } },
  play: async ({ canvasElement }) => {
    const pages = within(within(canvasElement).getByRole('navigation', { name: 'Pages of orders' }))
    await expect(pages.getByText('Page 2 of 3')).toBeVisible()
    await expect(pages.getByRole('link', { name: 'Newer orders' })).toHaveAttribute('href', '/account/orders')
    const older = pages.getByRole('link', { name: 'Older orders' })
    await expect(older).toHaveAttribute('href', '/account/orders?page=3')
  },
}

export const BeyondTheLastPage: Story = {
  args: { list: { orders: [], page: 9, pages: 1, total: 4 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('No older orders.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Newest orders' })).toHaveAttribute('href', '/account/orders')
  },
}

export const Empty: Story = {
  args: { list: { orders: [], page: 1, pages: 1, total: 0 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/^No orders yet\./)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/')
  },
}

export const Guest: Story = {
  args: { start: 'guest' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Please login to see your orders')).toBeVisible()
    const lookup = page.getByRole('link', { name: 'Find an order without an account' })
    await expect(lookup).toHaveAttribute('href', '/orders/lookup')
    await userEvent.click(page.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(4))
    await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const Loading: Story = {
  args: { start: 'nothing', mood: 'silent' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Loading your orders…')).toBeInTheDocument()
    await expect(page.getByRole('heading', { level: 1 }).closest('[aria-busy="true"]')).not.toBeNull()
  },
}

export const Failed: Story = {
  args: { start: 'failed', mood: 'away' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('alert')).toHaveTextContent('Something went wrong, Please try again...')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect(await page.findByRole('alert')).toBeVisible()
  },
}

export const LongWords: Story = {
  globals: { viewport: { value: 'small' }, locale: 'pseudo' },
  play: nothingSticksOut,
}
