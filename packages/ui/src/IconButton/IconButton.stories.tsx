import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { HeartIcon } from '../icons/HeartIcon.tsx'
import { IconButton } from './IconButton.tsx'

/**
 * Round button of 44 px that shows only an icon.
 *
 * - **Use**: for an action whose icon everyone knows: close, share, next.
 * - **Avoid**: for the main action of a view, or an icon that needs an explanation (`Button` with `icon`).
 * - **Content**: `label` is a verb and its object ("Close", "Remove Thirty Red Roses").
 * - **Accessibility**: the label is its accessible name and the icon is hidden. `pressed` makes it a toggle: then the
 *   label stays the same in both states.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Primitives/Icon button',
  component: IconButton,
  args: { icon: <HeartIcon />, label: 'Save Red Roses', onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save Red Roses' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Pressed: Story = {
  tags: ['snapshot'],
  args: { icon: <HeartIcon filled />, pressed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { pressed: true })).toBeVisible()
  },
}
