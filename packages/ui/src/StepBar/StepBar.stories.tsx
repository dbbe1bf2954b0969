import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StepBar } from './StepBar.tsx'
import { stepBarEn } from './stepBarEn.ts'

/**
 * Step bar: the position in a process of several steps.
 *
 * - **Use**: for two to six steps in a fixed order, such as building a hamper.
 * - **Avoid**: for views in any order (`Tabs`), or for the path to a page (`Breadcrumb`).
 * - **Content**: titles of one or two words. A locked step says what is missing ("Choose 2 more first").
 * - **Accessibility**: a named group with an ordered list. A locked step keeps focus, is `aria-disabled` and contains
 *   its reason; completed steps are announced as such.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Shop/Step bar',
  component: StepBar,
  args: {
    label: 'Your hamper',
    messages: stepBarEn,
    onStep: fn(),
    steps: [
      { id: 'basket', title: 'Basket', state: 'done', count: '1 of 1 chosen' },
      { id: 'sweets', title: 'Sweets', state: 'current', count: '1 of 3 chosen' },
      { id: 'flowers', title: 'Flowers', state: 'locked', reason: 'Choose 2 more first' },
      { id: 'card', title: 'Card', state: 'locked' },
    ],
  },
} satisfies Meta<typeof StepBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const steps = canvas.getAllByRole('listitem')
    await expect(canvas.getByRole('group', { name: 'Your hamper' })).toBeVisible()
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
    await expect(canvas.queryByRole('button', { name: /Sweets/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Basket Done 1 of 1 chosen' }))
    await expect(args.onStep).toHaveBeenCalledWith('basket')
    const locked = canvas.getByRole('button', { name: 'Flowers Choose 2 more first' })
    await expect(locked).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(locked)
    await userEvent.keyboard('{Enter}')
    await expect(locked).toHaveFocus()
    await expect(args.onStep).toHaveBeenCalledOnce()
    await expect(within(locked).getByText('Choose 2 more first')).toBeVisible()
    await expect(canvas.getByText('Step 2 of 4')).not.toBeVisible()
  },
}

export const NextIsOpen: Story = {
  args: {
    steps: [
      { id: 'basket', title: 'Basket', state: 'done', count: '1 of 1 chosen' },
      { id: 'sweets', title: 'Sweets', state: 'current', count: '3 of 3 chosen' },
      { id: 'flowers', title: 'Flowers', state: 'open', count: '0 of 2 chosen' },
      { id: 'card', title: 'Card', state: 'locked', reason: 'Choose flowers first' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Flowers 0 of 2 chosen' }))
    await expect(args.onStep).toHaveBeenCalledWith('flowers')
  },
}

export const LastStep: Story = {
  args: {
    steps: [
      { id: 'basket', title: 'Basket', state: 'done' },
      { id: 'sweets', title: 'Sweets', state: 'done' },
      { id: 'card', title: 'Card', state: 'current', count: '0 of 1 chosen' },
    ],
  },
}

export const OnlyShown: Story = {
  render: ({ label, messages, steps }) => <StepBar label={label} messages={messages} steps={steps} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4)
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Step 2 of 4')).toBeVisible()
    const reasons = canvas.getAllByText('Choose 2 more first')
    await expect(reasons.some((reason) => reason.getBoundingClientRect().width > 60)).toBe(true)
    // The text of each step exists twice: visible in the summary, and in the list for screen readers.
    await expect(canvas.getByText('Step 2 of 4').closest('[aria-hidden="true"]')).not.toBeNull()
    const basket = canvas.getByRole('button', { name: 'Basket Done 1 of 1 chosen' })
    await expect(basket.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(basket.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    await userEvent.click(basket)
    await expect(args.onStep).toHaveBeenCalledWith('basket')
  },
}

export const InANarrowColumn: Story = {
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div className="story-column">
        <style>{'.story-column { inline-size: 360px }'}</style>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Step 2 of 4')).toBeVisible()
  },
}

export const LongText: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    steps: [
      {
        id: 'a',
        title: 'A basket of woven water hyacinth with a lid',
        state: 'done',
        count: '1 of 1 chosen',
      },
      {
        id: 'b',
        title: 'Donaudampfschifffahrtsgesellschaftskapitänspralinen',
        state: 'current',
        count: '12 of 24 chosen',
      },
      {
        id: 'c',
        title: 'Flowers',
        state: 'locked',
        reason: 'Choose twelve more pralines before you go on to flowers',
      },
      { id: 'd', title: 'Card', state: 'locked' },
      { id: 'e', title: 'Ribbon and wrapping paper', state: 'locked' },
    ],
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

export const LongTextOnPhone: Story = {
  ...LongText,
  globals: { viewport: { value: 'phone' } },
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
    const [first, second] = within(canvasElement).getAllByRole('listitem')
    const left = (element: HTMLElement | undefined) => element?.getBoundingClientRect().left ?? 0
    await expect(left(first)).toBeGreaterThan(left(second))
  },
}
