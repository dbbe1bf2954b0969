import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { giftPicture } from '../fixtures/giftPicture.ts'
import { OpenedByButton } from '../fixtures/OpenedByButton.tsx'
import { openDialog, waitUntilClosed } from '../fixtures/openDialog.ts'
import { Picture } from '../Picture/Picture.tsx'
import { BottomSheet } from './BottomSheet.tsx'

const gifts = [
  { gift: 'cake', title: 'Chocolate truffle cake, half a kilo', wall: '#f3e2d3' },
  { gift: 'marigolds', title: 'A bunch of marigolds', wall: '#fdf1d7' },
  { gift: 'plant', title: 'Money plant in a clay pot', wall: '#e6f0e6' },
  { gift: 'hamper', title: 'Dry fruits in a woven tray', wall: '#f1e7da' },
] as const

const shelf = (
  <>
    <style>{`.story-shelf { display: grid; grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); gap: 16px }
      .story-shelf p { margin: 8px 0 0 }`}</style>
    <div className="story-shelf">
      {gifts.map(({ gift, title, wall }) => (
        <div key={gift}>
          <Picture
            src={giftPicture({ gift, width: 400, height: 400, wall })}
            width={400}
            height={400}
            alt=""
            errorText="Error !"
          />
          <p>{title}</p>
        </div>
      ))}
    </div>
  </>
)

/**
 * Bottom sheet at every width: a `Modal` that is always at the bottom of the screen.
 *
 * - **Use**: for a short choice beside the page on every device, such as a message card or a delivery location.
 * - **Avoid**: for a question with two answers (`RemoveDialog`, `Modal`), and for a form of several screens (a page).
 * - **Content**: a title of two to five words; one main action in `footer`.
 * - **Accessibility**: everything of `Modal`. Dragging the sheet down by more than 100 px closes it; Escape, a click on
 *   the backdrop and the close button also close it.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Overlays/Bottom sheet',
  component: BottomSheet,
  args: {
    title: 'Make it special',
    closeLabel: 'Close',
    onClose: fn(),
    children: shelf,
    footer: <Button>Continue without add-ons</Button>,
  },
  render: (args) => (
    <OpenedByButton onClose={args.onClose}>
      {(overlay) => <BottomSheet {...args} {...overlay} />}
    </OpenedByButton>
  ),
} satisfies Meta<typeof BottomSheet>

export default meta
type Story = StoryObj<typeof meta>

/** Returns the visible card of an open sheet. */
const cardOf = (dialog: HTMLElement) =>
  dialog.querySelector('[data-sheet]')?.getBoundingClientRect() ?? new DOMRect()

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement)
    await expect(dialog).toHaveAccessibleName('Make it special')
    const { bottom, width } = cardOf(dialog)
    await expect(Math.abs(bottom - window.innerHeight)).toBeLessThan(1)
    await expect(width).toBeLessThanOrEqual(720)
  },
}

export const Wide: Story = {
  ...Default,
  args: { size: 'l' },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement)
    await expect(Math.abs(cardOf(dialog).bottom - window.innerHeight)).toBeLessThan(1)
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement)
    await expect(cardOf(dialog).width).toBe(window.innerWidth)
  },
}

export const CloseButtonCloses: Story = {
  play: async ({ canvasElement, args }) => {
    const { dialog, inside, opener } = await openDialog(canvasElement)
    await userEvent.click(inside.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitUntilClosed(dialog)
    await expect(opener).toHaveFocus()
  },
}

export const EscapeCloses: Story = {
  play: async ({ canvasElement, args }) => {
    const { dialog, opener } = await openDialog(canvasElement)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitUntilClosed(dialog)
    await expect(opener).toHaveFocus()
  },
}

export const LongText: Story = {
  args: {
    title:
      'Greeting cards, candles, chocolates and Donaudampfschifffahrtsgesellschaftskapitänsmützen to go with it',
    children: Array.from({ length: 30 }, (_, line) => `Every gift travels with a card. ${line}`).join(' '),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { dialog, inside } = await openDialog(canvasElement)
    const { bottom } = inside.getByRole('button', { name: /Continue/ }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { dialog, inside } = await openDialog(canvasElement)
    const close = inside.getByRole('button', { name: 'Close' }).getBoundingClientRect()
    await expect(close.right).toBeLessThan(cardOf(dialog).width / 2)
  },
}
