import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { LongCardText } from '../fixtures/LongCardText.tsx'
import { OpenedByButton } from '../fixtures/OpenedByButton.tsx'
import { waitUntilClosed } from '../fixtures/openDialog.ts'
import { openSheet } from '../fixtures/openSheet.ts'
import { press } from '../fixtures/press.ts'
import { BottomSheet } from './BottomSheet.tsx'

const meta = {
  title: 'Components/Overlays/Bottom sheet dragged down',
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

export const FarEnough: Story = {
  play: async ({ canvasElement, args }) => {
    const { dialog, opener, head, away } = await openSheet(canvasElement)
    const finger = press(head)
    finger.move(60)
    await expect(away()).toBe(60)
    finger.move(101)
    await expect(away()).toBe(101)
    await expect(args.onClose).not.toHaveBeenCalled()
    finger.lift()
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitUntilClosed(dialog)
    await expect(opener).toHaveFocus()
  },
}

export const NotFarEnough: Story = {
  play: async ({ canvasElement, args }) => {
    const { dialog, head, away } = await openSheet(canvasElement)
    const finger = press(head)
    finger.move(100)
    await expect(away()).toBe(100)
    finger.lift()
    await waitFor(() => expect(away()).toBe(0))
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  },
}

export const DraggedAndReturned: Story = {
  play: async ({ canvasElement, args }) => {
    const { head, away } = await openSheet(canvasElement)
    const finger = press(head)
    finger.move(180)
    finger.move(-40)
    await expect(away()).toBe(0)
    finger.move(30)
    finger.lift()
    await waitFor(() => expect(away()).toBe(0))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const PointerTakenAway: Story = {
  play: async ({ canvasElement, args }) => {
    const { head, away } = await openSheet(canvasElement)
    const finger = press(head)
    finger.move(180)
    await expect(away()).toBe(180)
    finger.takeAway()
    await waitFor(() => expect(away()).toBe(0))
    finger.lift()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const SecondFinger: Story = {
  play: async ({ canvasElement, args }) => {
    const { head, away } = await openSheet(canvasElement)
    const finger = press(head)
    finger.move(180)
    await expect(away()).toBe(180)
    press(head, { pointerId: 8 }).lift()
    await waitFor(() => expect(away()).toBe(0))
    finger.lift()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const HostSaysNo: Story = {
  render: (args) => (
    <OpenedByButton onClose={fn()}>{({ open }) => <BottomSheet {...args} open={open} />}</OpenedByButton>
  ),
  play: async ({ canvasElement, args }) => {
    const { dialog, head, away } = await openSheet(canvasElement)
    const finger = press(head)
    finger.move(180)
    await expect(away()).toBe(180)
    finger.lift()
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(away()).toBe(0))
    await expect(dialog).toBeVisible()
  },
}

export const ClosedWhileDrawn: Story = {
  play: async ({ canvasElement, args }) => {
    const first = await openSheet(canvasElement)
    const finger = press(first.head)
    finger.move(60)
    await userEvent.keyboard('{Escape}')
    finger.move(160)
    finger.lift()
    await expect(args.onClose).toHaveBeenCalledOnce()
    // Opens it again while the closing transition is still running.
    first.opener.click()
    const { dialog, head, away } = await openSheet(canvasElement)
    await expect(away()).toBe(0)
    await expect(head.parentElement?.getBoundingClientRect().bottom).toBe(window.innerHeight)
    const next = press(head)
    next.move(150)
    next.lift()
    await expect(args.onClose).toHaveBeenCalledTimes(2)
    await waitUntilClosed(dialog)
  },
}
