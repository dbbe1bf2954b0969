import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Price } from './Price.tsx'

/**
 * Price, with the list price struck through if there is one.
 *
 * - **Use**: wherever an amount is shown to a shopper.
 * - **Avoid**: for rows of an order summary that are not prices, such as a discount.
 * - **Content**: amounts are formatted by the caller, currency included. Show a list price only if it is real and
 *   higher than the price.
 * - **Accessibility**: give `priceLabel` and `listPriceLabel`: screen readers do not announce a strikethrough.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Shop/Price',
  component: Price,
  args: { amount: '₹549', priceLabel: 'Price', listPriceLabel: 'List price' },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Reduced: Story = {
  args: { listAmount: '₹699', percentOff: '21% off' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Price ₹549List price ₹69921% off')
    await expect(within(canvasElement).getByText('₹699').tagName).toBe('DEL')
  },
}

export const Small: Story = { args: { size: 's', listAmount: '₹699' } }

export const Large: Story = {
  tags: ['snapshot'],
  args: { size: 'l', listAmount: '₹699', percentOff: '21% off' },
}

export const LongText: Story = {
  args: { size: 'l', amount: 'US$ 1,23,456.78', listAmount: 'US$ 9,99,999.00', percentOff: '88% off' },
  globals: { viewport: { value: 'phone' } },
}

export const Lakhs: Story = {
  args: { amount: '₹12,34,567', listAmount: '₹23,45,678', percentOff: '47% off' },
}

export const AnotherCurrency: Story = {
  args: { amount: '$10.79', listAmount: '$13.19', percentOff: '18% off' },
}
