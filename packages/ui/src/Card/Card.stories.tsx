import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from './Card.tsx'

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
