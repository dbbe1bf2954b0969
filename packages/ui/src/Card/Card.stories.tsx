import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from './Card.tsx'

/**
 * White card that groups its content on the page.
 *
 * - **Use**: for content that belongs together and is one of several such groups, such as a cart line or an order.
 * - **Avoid**: to frame a whole page, within another card, or for a product in a list (`ProductCard`).
 * - **Content**: one subject per card, with a heading if it is a `section` or an `article`.
 * - **Accessibility**: a `div` has no role. A `section` needs the id of its heading as `labelledBy`, which makes it a
 *   named region.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  args: { children: 'Fresh from the garden this morning' },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Roomy: Story = { args: { padding: 'l' } }
export const NamedSection: Story = {
  args: { as: 'section', labelledBy: 'bill', children: <h2 id="bill">Bill summary</h2> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Bill summary' })).toBeVisible()
  },
}
