import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ComponentShowcase } from './ComponentShowcase.tsx'

const meta = {
  title: 'Welcome',
  component: ComponentShowcase,
  tags: ['!autodocs'],
  args: {
    onAdd: fn(),
    messages: {
      title: 'Marigold Morning',
      picture: 'Marigolds and roses in brown paper',
      pictureFailed: 'Error !',
      rating: '4.6 out of 5',
      listPrice: 'List price',
      off: '19% off',
      arrives: 'Arrives Sun, 22 Nov',
      add: 'Add to cart',
      like: 'Keep Marigold Morning',
      limit: 'At most 10 in one order',
      quantity: {
        group: 'Quantity of Marigold Morning',
        decrease: 'Decrease quantity of Marigold Morning',
        increase: 'Increase quantity of Marigold Morning',
        value: 'Quantity',
      },
    },
  },
} satisfies Meta<typeof ComponentShowcase>

export default meta
type Story = StoryObj<typeof meta>

export const AShopWindow: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Marigold Morning' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await expect(args.onAdd).toHaveBeenCalledWith(3)
    await expect(canvasElement).toHaveStyle({ backgroundColor: 'rgb(255, 252, 247)' })
  },
}

export const AtDusk: Story = {
  tags: ['snapshot'],
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveStyle({ backgroundColor: 'rgb(29, 23, 20)' })
    const add = within(canvasElement).getByRole('button', { name: 'Add to cart' })
    await expect(add).toHaveStyle({ backgroundColor: 'rgb(255, 141, 179)' })
  },
}

export const WinterSale: Story = {
  tags: ['snapshot'],
  globals: { theme: 'winter-sale' },
  play: async ({ canvasElement }) => {
    const add = within(canvasElement).getByRole('button', { name: 'Add to cart' })
    await expect(add).toHaveStyle({ backgroundColor: 'rgb(31, 95, 139)' })
  },
}

export const LongerWords: Story = {
  globals: { locale: 'pseudo', viewport: { value: 'small' } },
  play: async ({ canvasElement, args }) => {
    const add = within(canvasElement).getByRole('button', { name: '[!! Ááďď ťóó čáářť !!]' })
    await userEvent.click(add)
    await expect(args.onAdd).toHaveBeenCalledWith(2)
    await expect(within(canvasElement).getByText('₹1,299')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img').getBoundingClientRect()
    const add = within(canvasElement).getByRole('button', { name: 'Add to cart' }).getBoundingClientRect()
    await expect(picture.left).toBeGreaterThan(add.right)
    await expect(getComputedStyle(document.documentElement).direction).toBe('rtl')
  },
}
