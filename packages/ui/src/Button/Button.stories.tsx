import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BagIcon } from '../icons/BagIcon.tsx'
import { Button } from './Button.tsx'

/**
 * Button, or with `href` a link that looks like one.
 *
 * - **Use**: for an action ("Add to cart"), or for the main link of a view. One `primary` per view; `secondary` is for
 *   its alternative, and `quiet` for rarely needed actions.
 * - **Avoid**: for a link within text (`Link`), or for an action that an icon alone makes clear (`IconButton`).
 * - **Content**: a verb and its object, in sentence case, without a full stop. `label` must contain the visible text.
 * - **Accessibility**: `busy` and `unavailable` keep focus and ignore Enter, Space and clicks. Say why with
 *   `describedBy`; there is no `disabled`.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Primitives/Button',
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add to cart' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Secondary: Story = { args: { variant: 'secondary', children: 'Continue shopping' } }

export const Quiet: Story = { args: { variant: 'quiet', children: 'Use my location' } }

export const Large: Story = { args: { size: 'l', icon: <BagIcon size="s" /> } }

export const FullWidthOnPhone: Story = {
  args: { fullWidth: true, size: 'l', children: 'Place order' },
  globals: { viewport: { value: 'phone' } },
}

export const Link: Story = {
  args: { href: '#flowers', children: 'See all flowers', variant: 'secondary' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'See all flowers' })
    await expect(link).toHaveAttribute('href', '#flowers')
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add to cart' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

const submitted = fn()

export const BusyDoesNotSubmit: Story = {
  args: { busy: true, type: 'submit', children: 'Continue' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
      }}
    >
      <input aria-label="Email" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    submitted.mockClear()
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Email' }), 'a@b.in{Enter}')
    await expect(submitted).not.toHaveBeenCalled()
  },
}

export const Unavailable: Story = {
  args: { unavailable: true, describedBy: 'why' },
  render: (args) => (
    <>
      <Button {...args} />
      <p id="why">Select city to continue</p>
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add to cart' })
    await expect(button).toHaveAccessibleDescription('Select city to continue')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  tags: ['snapshot'],
  args: { children: 'Deliver these thirty red roses to every address of the list, all on the same morning' },
  globals: { viewport: { value: 'phone' } },
}
