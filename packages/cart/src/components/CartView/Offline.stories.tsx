import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { createCartHarness } from '../../fixtures/createCartHarness.ts'
import { sampleCart } from '../../fixtures/sampleCart.ts'
import { en } from '../../messages/en.ts'
import { CartStoryPage } from './fixtures/CartStoryPage.tsx'
import { findToast, quantityOf } from './fixtures/cartStoryHelpers.ts'

const words = 'You’re offline. We’ll save your changes when you’re back online.'
let scene: ReturnType<typeof createCartHarness> | undefined

const meta: Meta<typeof CartStoryPage> = {
  title: 'Cart/Offline',
  component: CartStoryPage,
  args: {
    messages: en,
    track: fn(),
    server: sampleCart(),
    onScene: (made) => {
      scene = made
    },
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
}
export default meta

type Story = StoryObj<typeof CartStoryPage>

export const ChangesWait: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    scene?.connect(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Red Roses' }))
    await expect(await canvas.findByText(words, { selector: 'div' })).toBeVisible()
    await findToast(canvasElement, words)
    await expect(quantityOf(canvasElement, 'Red Roses')).toHaveTextContent('2')
  },
}

export const ComesBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    scene?.connect(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Red Roses' }))
    await expect(await canvas.findByText(words, { selector: 'div' })).toBeVisible()
    scene?.connect(true)
    await waitFor(() => expect(canvas.queryByText(words, { selector: 'div' })).toBeNull())
    await expect(await canvas.findByText('Quantity of Red Roses is 2. Total ₹3,595')).toBeInTheDocument()
    await expect(scene?.server.cart().lines[0]?.quantity).toBe(2)
  },
}

export const CartCannotBeRead: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    scene?.connect(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Red Roses' }))
    await expect(await canvas.findByText(words, { selector: 'div' })).toBeVisible()
    scene?.fail({ kind: 'network' })
    scene?.connect(true)
    await expect(
      await canvas.findByText('Something went wrong, Please try again...', { selector: 'div' }),
    ).toBeVisible()
    await expect(canvas.queryByText(words, { selector: 'div' })).toBeNull()
    scene?.connect(false)
    await expect(await canvas.findByText(words, { selector: 'div' })).toBeVisible()
  },
}
