import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createCartCountStore } from '../../count/createCartCountStore.ts'
import { CartCount } from './CartCount.tsx'

const store = createCartCountStore({ initial: 5 })

const meta = {
  title: 'Cart/Cart count',
  component: CartCount,
  args: { store },
  decorators: [
    (Story) => (
      <a href="/cart">
        <Story />
      </a>
    ),
  ],
  beforeEach: () => store.set(5),
} satisfies Meta<typeof CartCount>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Cart, 5 items' })).toHaveTextContent('5')
  },
}

export const FollowsTheStore: Story = {
  play: async ({ canvasElement }) => {
    store.set(1)
    await waitFor(() =>
      expect(within(canvasElement).getByRole('link', { name: 'Cart, 1 item' })).toHaveTextContent('1'),
    )
  },
}

export const OtherWords: Story = {
  args: { label: (count) => `${count} Geschenke` },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '5 Geschenke' })).toBeVisible()
  },
}
