import { paise } from '@store/api-client/contract/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { orderDetailsHi } from '../../../messages/hi/ordersHi.ts'
import { sampleOrder } from '../../fixtures/sampleOrder.ts'
import { orderDetailsEn } from '../../messages/orderDetailsEn.ts'
import { OrderDetails } from './OrderDetails.tsx'

const meta = {
  title: 'Account/Order details',
  component: OrderDetails,
  args: { order: sampleOrder, messages: orderDetailsEn },
} satisfies Meta<typeof OrderDetails>

export default meta
type Story = StoryObj<typeof meta>

export const PaymentPending: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      page.getByText('Payment is pending. We’ll start on your gift once you choose how to pay.'),
    ).toBeVisible()
    await expect(page.getByText('Placed on 20 Nov 2026')).toBeVisible()
    await expect(page.getByText('₹2,695')).toBeVisible()
  },
}

export const PaymentDone: Story = {
  args: { order: { ...sampleOrder, status: 'delivered', payment: 'done', paidBy: 'Card' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Payment is complete. There is nothing more to do.'),
    ).toBeVisible()
  },
}

export const NoMessageNoSender: Story = {
  args: { order: { ...sampleOrder, message: '', senderName: '' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No message.')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('From ')
  },
}

export const AddOnWithoutItsGift: Story = {
  args: { order: { ...sampleOrder, lines: sampleOrder.lines.slice(1, 2) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Greeting Card')).toBeVisible()
  },
}

export const NotPaidInTime: Story = {
  args: {
    order: {
      ...sampleOrder,
      ...{ status: 'cancelled', payment: 'expired' },
      timeline: [...sampleOrder.timeline, { kind: 'cancelled', at: '2026-11-20T10:35:00.000Z' }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/It wasn’t paid in time, so we released the gifts/),
    ).toBeVisible()
  },
}

export const Cancelled: Story = {
  args: {
    order: {
      ...sampleOrder,
      status: 'cancelled',
      timeline: [...sampleOrder.timeline, { kind: 'cancelled', at: '2026-11-20T10:05:00.000Z' }],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const steps = within(page.getByRole('list', { name: 'Order progress' })).getAllByRole('listitem')
    await expect(steps).toHaveLength(2)
    await expect(page.queryByText(/Payment/)).toBeNull()
  },
}

export const Refunded: Story = {
  tags: ['snapshot'],
  args: {
    order: {
      ...sampleOrder,
      ...{ status: 'cancelled', payment: 'done' },
      timeline: [...sampleOrder.timeline, { kind: 'cancelled', at: '2026-11-20T10:05:00.000Z' }],
      refunds: [
        { amount: sampleOrder.total, status: 'accepted', at: '2026-11-20T10:05:00.000Z' },
        { amount: sampleOrder.total, status: 'pending', at: '2026-11-20T10:06:00.000Z' },
        { amount: sampleOrder.total, status: 'refused', at: '2026-11-20T10:07:00.000Z' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      page.getByText('We refunded ₹2,695 on 20 Nov 2026. Your bank shows it within 5 to 7 working days.'),
    ).toBeVisible()
    await expect(page.getByText('We’re refunding ₹2,695 to the account you paid with.')).toBeVisible()
    await expect(
      page.getByText('We couldn’t refund ₹2,695 automatically. Please contact us with your order number.'),
    ).toBeVisible()
  },
}

export const PartlyRefunded: Story = {
  args: {
    order: {
      ...sampleOrder,
      ...{ status: 'preparing', payment: 'done', paidBy: 'UPI, card or netbanking' },
      timeline: [
        ...sampleOrder.timeline,
        { kind: 'confirmed', at: '2026-11-20T10:05:00.000Z' },
        { kind: 'preparing', at: '2026-11-21T04:00:00.000Z' },
      ],
      refunds: [
        { amount: paise(25_000), status: 'accepted', at: '2026-11-20T12:00:00.000Z' },
        { amount: paise(10_000), status: 'pending', at: '2026-11-21T05:00:00.000Z' },
        { amount: paise(5_000), status: 'refused', at: '2026-11-21T06:00:00.000Z' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const steps = within(page.getByRole('list', { name: 'Order progress' })).getAllByRole('listitem')
    await expect(steps).toHaveLength(5)
    await expect(steps[1]).toHaveTextContent(/Confirmed.*₹250 refunded on 20 Nov 2026$/)
    await expect(steps[2]).toHaveTextContent(/₹100 refund on its way$/)
    await expect(page.getByText('We’re refunding ₹100 to the account you paid with.')).toBeVisible()
  },
}

export const PartlyRefundedInHindi: Story = {
  args: { ...PartlyRefunded.args, messages: orderDetailsHi },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('20 नव॰ 2026 को ₹250 लौटाए गए')).toBeVisible()
    await expect(page.getByText(/^हम ₹100 उसी खाते में लौटा रहे हैं/)).toBeVisible()
  },
}
