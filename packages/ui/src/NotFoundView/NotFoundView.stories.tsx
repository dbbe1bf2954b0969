import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { NotFoundView } from './NotFoundView.tsx'

const meta = {
  title: 'States/NotFoundView',
  component: NotFoundView,
  args: {
    title: 'Something went wrong',
    text: "But it's OK, We Got You",
    home: { label: 'Back to Home', href: '#home' },
  },
} satisfies Meta<typeof NotFoundView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong')
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '#home')
  },
}

export const WithCategories: Story = {
  args: { children: <Card>Find your new favourites</Card> },
  globals: { viewport: { value: 'phone' } },
}
