import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * Visually hidden text for screen readers.
 *
 * - **Use**: where the layout shows a meaning that no visible text states, such as "Price" before an amount.
 * - **Avoid**: for text that helps everyone (show it), or for focusable elements.
 * - **Content**: as short as possible.
 * - **Accessibility**: a screen reader reads it in document order. It is not a live region; for announcements, use
 *   `StatusRegion`.
 * - **Status**: stable
 */
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
