import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Tabs } from './Tabs.tsx'

/**
 * Tabs with one visible panel.
 *
 * - **Use**: for two to six views of one thing, of which a shopper needs one at a time.
 * - **Avoid**: for steps in an order (`StepBar`), for parts read one after another (`Accordion`), or for links to
 *   pages.
 * - **Content**: labels of one or two words, all of the same kind; `count` if the number helps to choose.
 * - **Accessibility**: the tabs are one tab stop. Left and Right (in reading direction), Home and End move and select
 *   at once; Tab goes on to the panel.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Layout/Tabs',
  component: Tabs,
  args: {
    label: 'Make it more',
    tabs: [
      { id: 'cards', label: 'Cards', content: 'A card of handmade paper, written by us with a real pen.' },
      { id: 'chocolates', label: 'Chocolates', count: '12', content: 'Dark, milk and salted caramel.' },
      {
        id: 'candles',
        label: 'Candles',
        count: '2',
        content: <button type="button">Add two candles</button>,
      },
    ],
    onSelect: fn(),
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

const many = ['Cards', 'Chocolates', 'Candles', 'Balloons', 'Soft toys', 'Cakes', 'Plants'].map((label) => ({
  id: label.toLowerCase().replace(' ', '-'),
  label,
  content: `Here are ${label.toLowerCase()}.`,
}))

const tabOf = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('tab', { name })

const isInView = async (tab: HTMLElement) => {
  const list = tab.parentElement?.getBoundingClientRect()
  const { left, right } = tab.getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(list?.left ?? 0)
  await expect(right).toBeLessThanOrEqual(list?.right ?? 0)
}

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('tablist', { name: 'Make it more' })).toBeVisible()
    await expect(canvas.getByRole('tabpanel', { name: 'Cards' })).toHaveTextContent('handmade paper')
    const chocolates = tabOf(canvasElement, 'Chocolates 12')
    await userEvent.click(chocolates)
    await expect(args.onSelect).toHaveBeenCalledWith('chocolates')
    await expect(chocolates).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Chocolates 12')
    await expect(chocolates.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(chocolates)
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(tabOf(canvasElement, 'Cards')).toHaveFocus()
    // All tabs are one tab stop, followed by the panel.
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Cards' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(tabOf(canvasElement, 'Cards')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tabOf(canvasElement, 'Chocolates 12')).toHaveFocus()
    await expect(args.onSelect).toHaveBeenLastCalledWith('chocolates')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(tabOf(canvasElement, 'Candles 2')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(tabOf(canvasElement, 'Cards')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('candles')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Candles 2' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add two candles' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(tabOf(canvasElement, 'Candles 2')).toHaveFocus()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tabOf(canvasElement, 'Chocolates 12')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(tabOf(canvasElement, 'Candles 2')).toHaveFocus()
  },
}

export const SelectedFromOutside: Story = {
  args: { selected: 'candles' },
  play: async ({ canvasElement, args }) => {
    await expect(tabOf(canvasElement, 'Candles 2')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(tabOf(canvasElement, 'Cards'))
    await expect(args.onSelect).toHaveBeenCalledWith('cards')
    // The host controls the selection.
    await expect(tabOf(canvasElement, 'Candles 2')).toHaveAttribute('aria-selected', 'true')
  },
}

export const ManyOnPhone: Story = {
  tags: ['snapshot'],
  args: { tabs: many },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
    const list = within(canvasElement).getByRole('tablist')
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await waitFor(() => isInView(tabOf(canvasElement, 'Plants')))
    await expect(list.scrollLeft).toBeGreaterThan(0)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => isInView(tabOf(canvasElement, 'Cards')))
    await expect(page.scrollTop).toBe(0)
  },
}

export const LastOfManyOnPhone: Story = {
  args: { tabs: many, selected: 'plants' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => isInView(tabOf(canvasElement, 'Plants')))
  },
}

export const Lazy: Story = {
  args: { lazy: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('Dark, milk and salted caramel.')).toBeNull()
    await userEvent.click(tabOf(canvasElement, 'Chocolates 12'))
    await expect(canvas.getByText('Dark, milk and salted caramel.')).toBeVisible()
    await userEvent.click(tabOf(canvasElement, 'Cards'))
    await expect(canvas.getByText('Dark, milk and salted caramel.')).not.toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    tabs: [
      { id: 'a', label: 'Handwritten cards and envelopes with a wax seal', content: 'Paper from Sanganer.' },
      {
        id: 'b',
        label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
        count: '1,204',
        content: 'Hats.',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
