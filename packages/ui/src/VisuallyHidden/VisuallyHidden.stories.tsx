import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Components/Primitives/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'in your cart' },
  decorators: [
    (Story) => (
      <p>
        3 <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof VisuallyHidden>

export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('in your cart').offsetWidth).toBe(1)
  },
}
