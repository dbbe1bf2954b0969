import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { giftPicture } from '../fixtures/giftPicture.ts'
import { OpenedByButton } from '../fixtures/OpenedByButton.tsx'
import { openDialog, waitUntilClosed } from '../fixtures/openDialog.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { removeDialogEn } from './removeDialogEn.ts'

const roses = giftPicture({ gift: 'roses', width: 400, height: 400, wall: '#f3e2d3' })

/**
 * Confirmation dialog before a removal; the initial focus is on the answer that removes nothing.
 *
 * - **Use**: before a removal that cannot be undone, or that has a better alternative (favorites).
 * - **Avoid**: if "Undo" is possible: remove immediately, and offer "Undo" in an `InlineMessage`.
 * - **Content**: the question names the item; the answers are verbs, not "OK".
 * - **Accessibility**: everything of `Modal`. While an answer is in progress nothing closes the dialog, and its button
 *   is busy.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Overlays/Remove dialog',
  component: RemoveDialog,
  args: {
    variant: 'other',
    title: 'Thirty Red Roses',
    picture: { src: roses, width: 400, height: 400 },
    onRemove: fn(),
    onClose: fn(),
    messages: removeDialogEn,
  },
  render: (args) => (
    <OpenedByButton onClose={args.onClose}>
      {(overlay) => <RemoveDialog {...args} {...overlay} />}
    </OpenedByButton>
  ),
} satisfies Meta<typeof RemoveDialog>

export default meta
type Story = StoryObj<typeof meta>

const inCart = { variant: 'cart', onFavorite: fn() } as const

export const Cart: Story = {
  args: inCart,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, args }) => {
    const { dialog, inside } = await openDialog(canvasElement)
    await expect(dialog).toHaveAccessibleName('Remove from cart')
    await expect(dialog).toHaveTextContent('Are you sure you want to remove "Thirty Red Roses?"')
    await expect(inside.getByRole('button', { name: 'Add to Favorite' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(inCart.onFavorite).toHaveBeenCalledOnce()
    await expect(args.onRemove).not.toHaveBeenCalled()
    await userEvent.click(inside.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const CartOnPhone: Story = {
  tags: ['snapshot'],
  args: inCart,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { inside } = await openDialog(canvasElement)
    for (const name of ['Add to Favorite', 'Remove']) {
      await expect(inside.getByRole('button', { name }).offsetHeight).toBeGreaterThanOrEqual(44)
    }
  },
}

export const Other: Story = {
  play: async ({ canvasElement, args }) => {
    const { dialog, inside, opener } = await openDialog(canvasElement)
    await expect(dialog).toHaveAccessibleName('Are you Sure?')
    await expect(inside.getByRole('button', { name: 'Remove' })).toBeVisible()
    await expect(inside.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onRemove).not.toHaveBeenCalled()
    await waitUntilClosed(dialog)
    await expect(opener).toHaveFocus()
  },
}

export const Combo: Story = {
  tags: ['snapshot'],
  args: { variant: 'combo', title: 'Roses and Chocolates' },
  play: async ({ canvasElement, args }) => {
    const { dialog, inside } = await openDialog(canvasElement)
    await expect(dialog).toHaveAccessibleName('Are you Sure?')
    await expect(inside.getByRole('button', { name: 'No' })).toHaveFocus()
    await userEvent.click(inside.getByRole('button', { name: 'Yes' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const BusyRemoving: Story = {
  args: { ...inCart, busy: 'remove' },
  play: async ({ canvasElement, args }) => {
    const { dialog, inside } = await openDialog(canvasElement)
    await expect(inside.getByRole('button', { name: 'Remove' })).toHaveAttribute('aria-busy', 'true')
    for (const name of ['Remove', 'Add to Favorite', 'Close']) {
      await userEvent.click(inside.getByRole('button', { name }), { pointerEventsCheck: 0 })
    }
    await userEvent.keyboard('{Escape}')
    await expect(args.onRemove).not.toHaveBeenCalled()
    await expect(inCart.onFavorite).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  },
}

export const BusyMovingToFavorites: Story = {
  args: { ...inCart, busy: 'favorite' },
  play: async ({ canvasElement }) => {
    const { inside } = await openDialog(canvasElement)
    await expect(inside.getByRole('button', { name: 'Add to Favorite' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const PictureFailed: Story = {
  args: { picture: { src: 'data:image/png;base64,AAAA', width: 400, height: 400 } },
  play: async ({ canvasElement }) => {
    const { inside } = await openDialog(canvasElement)
    await expect(await inside.findByText('Error !')).toBeVisible()
  },
}

export const WithoutPicture: Story = {
  args: { picture: undefined },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement)
    await expect(dialog.querySelector('img')).toBeNull()
  },
}

export const LongText: Story = {
  args: { title: `A hamper of dry fruits, ${'Sonnenblumenkernbrot'.repeat(4)} and three scented candles` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { inside } = await openDialog(canvasElement)
    const { right } = inside.getByText(/A hamper/).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = {
  args: inCart,
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { dialog, inside } = await openDialog(canvasElement)
    const picture = dialog.querySelector('img')?.getBoundingClientRect()
    await expect(picture?.left).toBeGreaterThan(inside.getByText(/Are you sure/).getBoundingClientRect().left)
  },
}
