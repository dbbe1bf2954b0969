import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { HeartIcon } from '../icons/HeartIcon.tsx'
import { IconButton } from './IconButton.tsx'

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
  args: { icon: <HeartIcon filled />, pressed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { pressed: true })).toBeVisible()
  },
}
