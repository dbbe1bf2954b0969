import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { LongCardText } from '../fixtures/LongCardText.tsx'
import { OpenedByButton } from '../fixtures/OpenedByButton.tsx'
import { waitUntilClosed } from '../fixtures/openDialog.ts'
import { openSheet } from '../fixtures/openSheet.ts'
import { press } from '../fixtures/press.ts'
import { BottomSheet } from './BottomSheet.tsx'

const meta = {
  title: 'Components/Overlays/Bottom sheet by touch',
  component: BottomSheet,
  args: {
    title: 'Make it special',
    closeLabel: 'Close',
    onClose: fn(),
    children: <LongCardText />,
  },
  render: (args) => (
    <OpenedByButton onClose={args.onClose}>
      {(overlay) => <BottomSheet {...args} {...overlay} />}
    </OpenedByButton>
  ),
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomSheet>

export default meta
type Story = StoryObj<typeof meta>

export const DrawnUpFirst: Story = {
  play: async ({ canvasElement, args }) => {
    const { head, away } = await openSheet(canvasElement)
    const finger = press(head)
    finger.move(-30)
    finger.move(180)
    await expect(away()).toBe(0)
    finger.lift()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const FromContentAtItsTop: Story = {
  play: async ({ canvasElement, args }) => {
    const { dialog, content, away } = await openSheet(canvasElement)
    content.scrollTop = 40
    const scrolling = press(content)
    scrolling.move(180)
    await expect(away()).toBe(0)
    scrolling.lift()
    content.scrollTop = 0
    const mouse = press(content, { pointerType: 'mouse' })
    mouse.move(180)
    await expect(away()).toBe(0)
    mouse.lift()
    const across = press(content)
    across.move(40, 60)
    across.move(180, 60)
    await expect(away()).toBe(0)
    across.lift()
    await expect(args.onClose).not.toHaveBeenCalled()
    const finger = press(content)
    finger.move(20)
    await expect(
      content.dispatchEvent(new TouchEvent('touchmove', { bubbles: true, cancelable: true })),
    ).toBe(false)
    finger.move(180)
    finger.lift()
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitUntilClosed(dialog)
  },
}

export const GestureOfItsOwn: Story = {
  args: {
    children: (
      <>
        <style>{'.story-scratch { touch-action: none }'}</style>
        <p className="story-scratch">Every gift travels with a drawing: scratch here.</p>
      </>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const { inside, away } = await openSheet(canvasElement)
    const finger = press(inside.getByText(/scratch here/))
    finger.move(180)
    await expect(away()).toBe(0)
    finger.lift()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const { dialog, head, away } = await openSheet(canvasElement)
    const finger = press(head)
    finger.move(180)
    await expect(away()).toBe(0)
    finger.lift()
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  },
}

export const MouseOnTheCloseButton: Story = {
  play: async ({ canvasElement, args }) => {
    const { dialog, inside, away } = await openSheet(canvasElement)
    const close = inside.getByRole('button', { name: 'Close' })
    const mouse = press(close, { pointerType: 'mouse' })
    mouse.move(60)
    mouse.lift()
    // The browser fires the click immediately, because the button has moved with the mouse.
    close.click()
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(away()).toBe(0))
    await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitUntilClosed(dialog)
  },
}
