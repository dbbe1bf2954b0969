import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ashasOrder } from '../../fixtures/ashasOrder.ts'
import { en } from '../../messages/en.ts'
import { OrderConfirmation } from './OrderConfirmation.tsx'

const meta = {
  title: 'Account/Order confirmation',
  component: OrderConfirmation,
  args: { order: ashasOrder, hrefs: { home: () => '/' }, messages: en.confirmation },
} satisfies Meta<typeof OrderConfirmation>

export default meta
type Story = StoryObj<typeof meta>

export const PaymentPending: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const heading = 'Thank you! Your gift is on its way to being made.'
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText('MG-7K4QX2')).toHaveStyle({ userSelect: 'all' })
    await expect(
      page.getByText('Payment is pending. We will call you to confirm it before the gift is made.'),
    ).toBeVisible()
    await expect(page.getByText('Mrs. Asha Menon')).toBeVisible()
    await expect(page.getByText('Arrives Sun, 22 Nov')).toBeVisible()
    await expect(page.getByText('Happy birthday, Asha!')).toBeVisible()
    await expect(page.getByText('From Ravi')).toBeVisible()
    await expect(page.getByText('₹2,646')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/')
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const PaymentDone: Story = {
  args: { order: { ...ashasOrder, payment: 'done' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Payment is complete. There is nothing more to do.'),
    ).toBeVisible()
  },
}

export const NoMessageNoSender: Story = {
  args: { order: { ...ashasOrder, message: '', senderName: '' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No message was written.')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('From ')
  },
}

export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    order: {
      ...ashasOrder,
      message: `Dear Asha,\n\n${'a'.repeat(120)}\nAll my love`,
      receiver: { ...ashasOrder.receiver, address: `Flat 12, ${'Very'.repeat(30)} Long Tower` },
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
