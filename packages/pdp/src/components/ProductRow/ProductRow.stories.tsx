import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ProductStoryWrapper } from '../../fixtures/ProductStoryWrapper.tsx'
import { complementaryProducts, similarProducts } from '../../fixtures/productCards.ts'
import { ProductRow } from './ProductRow.tsx'

const meta = {
  title: 'Product/Product row',
  component: ProductRow,
  args: { title: 'Similar products', cards: similarProducts },
  decorators: [
    (Story) => (
      <div className="story-shelf">
        <style>{'.story-shelf { padding-inline: var(--store-gutter) }'}</style>
        <ProductStoryWrapper>
          <Story />
        </ProductStoryWrapper>
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductRow>

export default meta
type Story = StoryObj<typeof meta>

const scrollsAlone = async (canvasElement: HTMLElement) => {
  const row = within(canvasElement).getByRole('list')
  // A phone lays out a row only after the browser has found it near the visible area.
  await waitFor(() => expect(row.scrollWidth).toBeGreaterThan(row.clientWidth))
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  return row
}

export const OnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const row = await scrollsAlone(canvasElement)
    const inSight = within(canvasElement)
      .getAllByRole('listitem')
      .filter((item) => item.getBoundingClientRect().right <= row.getBoundingClientRect().right)
    await expect(inSight).toHaveLength(3)
  },
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const row = await scrollsAlone(canvasElement)
    const page = within(canvasElement)
    // Tab reaches links that are scrolled out of view, and scrolls them into view.
    page.getByRole('link', { name: 'Blue Hydrangea Hour' }).focus()
    const last = page.getAllByRole('listitem').at(-1)
    await expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(
      row.getBoundingClientRect().right + 1,
    )
  },
}

export const Few: Story = { args: { title: 'Make this gift extra special', cards: complementaryProducts } }

export const Empty: Story = {
  args: { cards: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull()
  },
}

export const RightToLeft: Story = {
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await scrollsAlone(canvasElement)
  },
}
