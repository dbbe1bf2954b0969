import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Price } from '../Price/Price.tsx'
import { StickyBar } from './StickyBar.tsx'

/**
 * Sticky bar of 80 px at the bottom of a phone's screen, hidden from 768 px.
 *
 * - **Use**: for the one action of a page that a phone must always show, such as "Add to cart" with its total.
 * - **Avoid**: twice on a page, or for an action that is missing elsewhere on desktops.
 * - **Content**: one line of text, such as a total or a name, and one button.
 * - **Accessibility**: a named section. A host sets `scroll-padding-block-end`, so that the focused element is not
 *   behind the bar.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Layout/Sticky bar',
  component: StickyBar,
  args: {
    label: 'Your total',
    children: (
      <>
        <Price amount="₹1,647" listAmount="₹2,097" listPriceLabel="List price" />
        <Button size="l">Place order</Button>
      </>
    ),
  },
} satisfies Meta<typeof StickyBar>

export default meta
type Story = StoryObj<typeof meta>

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Your total' })
    await expect(bar.getBoundingClientRect().height).toBe(80)
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight)
    await expect(bar).toHaveAttribute('data-store-bar')
  },
}

export const NotOnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull()
  },
}
