import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { createCartScene } from '../../fixtures/createCartScene.ts'
import { sampleCart } from '../../fixtures/sampleCart.ts'
import { en } from '../../messages/en.ts'
import { findToast, quantityOf } from './fixtures/cartInStory.ts'
import { ScenePage } from './fixtures/ScenePage.tsx'

const words = 'You’re offline. We’ll save your changes when you’re back online.'
let scene: ReturnType<typeof createCartScene> | undefined

const meta: Meta<typeof ScenePage> = {
  title: 'Cart/Offline',
  component: ScenePage,
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

type Story = StoryObj<typeof ScenePage>

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
