import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sampleHrefs } from '../../fixtures/sampleHrefs.ts'
import { sampleOrder } from '../../fixtures/sampleOrder.ts'
import { giftReceiptEn } from '../../messages/giftReceiptEn.ts'
import { toGiftReceipt } from '../../store/toGiftReceipt.ts'
import { GiftReceipt } from './GiftReceipt.tsx'
import { GiftReceiptHeading } from './GiftReceiptHeading.tsx'
import { GiftReceiptMessage } from './GiftReceiptMessage.tsx'

const receipt = toGiftReceipt(sampleOrder)

const meta = {
  title: 'Account/Gift receipt',
  component: GiftReceipt,
  // Parts that the composed view uses.
  subcomponents: { GiftReceiptHeading, GiftReceiptMessage },
  args: { receipt, hrefs: sampleHrefs, onPrint: fn(), messages: giftReceiptEn },
} satisfies Meta<typeof GiftReceipt>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await expect(page.getByText('For Asha Menon')).toBeVisible()
    await expect(page.getByText('Happy birthday, Asha!')).toBeVisible()
    await expect(page.getByText('From Ravi')).toBeVisible()
    await expect(page.getByText('Chocolate Truffle Cake')).toBeVisible()
    await expect(page.getByText('To many more')).toBeVisible()
    await expect(page.getByText('MG-7K4QX2M3')).toBeVisible()
    // The receipt contains no price, and no link to a page with one.
    await expect(canvasElement).not.toHaveTextContent(/₹|Rs|Free|Arrives|\d,\d{3}/)
    await expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/order/o-1'])
    await userEvent.click(page.getByRole('button', { name: 'Print' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const NoMessageNoSender: Story = {
  args: { receipt: { ...receipt, message: '', senderName: '' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region', { name: 'The message' })).toBeNull()
  },
}
