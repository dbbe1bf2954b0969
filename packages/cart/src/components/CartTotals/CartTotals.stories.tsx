import { paise } from '@store/api-client/contract/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, within } from 'storybook/test'
import { CartStoryProvider } from '../../fixtures/CartStoryProvider.tsx'
import { sampleCart } from '../../fixtures/sampleCart.ts'
import type { CartTotalsProps } from '../../react/CartPartProps.ts'
import { CartTotals } from './CartTotals.tsx'

const cart = { ...sampleCart(), isUpdating: false }

function Bill({ cart }: Pick<CartTotalsProps, 'cart'>) {
  return <CartTotals cart={cart} headingRef={useRef(null)} />
}

const meta = {
  title: 'Cart/Order summary',
  component: Bill,
  args: { cart },
  decorators: [
    (Story, { args }) => (
      <CartStoryProvider server={args.cart}>
        <Story />
      </CartStoryProvider>
    ),
  ],
} satisfies Meta<typeof Bill>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/You save/)).toHaveTextContent('₹300')
  },
}

export const Updating: Story = {
  args: { cart: { ...cart, isUpdating: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toHaveAttribute('aria-busy', 'true')
  },
}

export const NothingSaved: Story = {
  args: { cart: { ...cart, listTotal: cart.total, saving: paise(0) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/You save/)).toBeNull()
  },
}

export const LargeAmounts: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    cart: {
      ...cart,
      rows: [
        {
          kind: 'items',
          label: 'Items for the whole office and everybody who ever helped',
          amount: paise(1_234_567_00),
        },
      ],
      total: paise(1_234_567_00),
      listTotal: paise(2_345_678_00),
      saving: paise(1_111_111_00),
    },
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
