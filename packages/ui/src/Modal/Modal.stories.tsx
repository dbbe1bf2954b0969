import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode, useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { OpenedByButton } from '../fixtures/OpenedByButton.tsx'
import { openDialog, waitUntilClosed } from '../fixtures/openDialog.ts'
import { openSheet } from '../fixtures/openSheet.ts'
import { press } from '../fixtures/press.ts'
import { TextField } from '../TextField/TextField.tsx'
import { Modal } from './Modal.tsx'
import type { ModalProps } from './ModalProps.ts'

/**
 * Modal dialog: a bottom sheet on phones, a centered card from 768 px.
 *
 * - **Use**: for a short task that a shopper must finish before using the page again, such as choosing a location.
 * - **Avoid**: for information that can be on the page itself, or for two dialogs at once.
 * - **Content**: the title is the task. Of two answers in `footer` the one that changes nothing comes first.
 * - **Accessibility**: a native `<dialog>`: focus stays in it and returns on closing. Escape, the backdrop and the
 *   close button close it, except while `busy`.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Overlays/Modal',
  component: Modal,
  args: {
    title: 'Select Delivery Location',
    closeLabel: 'Close',
    onClose: fn(),
    children: 'Flowers are fresh within a day of being cut: tell us where they go, and we show what is near.',
  },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof Modal>

export default meta
type Story = StoryObj<typeof meta>

function WithOpener(props: ModalProps) {
  return (
    <OpenedByButton onClose={props.onClose}>{(overlay) => <Modal {...props} {...overlay} />}</OpenedByButton>
  )
}

export const Card: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement)
    await expect(dialog).toHaveAccessibleName('Select Delivery Location')
    await expect(dialog.contains(document.activeElement)).toBe(true)
  },
}

export const SheetOnPhone: Story = {
  tags: ['snapshot'],
  args: { footer: <Button>Confirm location</Button> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement)
    const action = within(dialog).getByRole('button', { name: 'Confirm location' })
    await expect(window.innerHeight - action.getBoundingClientRect().bottom).toBeLessThan(40)
  },
}

const twoAnswers = (
  <>
    <Button>Stay here</Button>
    <Button variant="secondary">Leave</Button>
  </>
)

/** Returns the bounding boxes of the two answer buttons, the first one first. */
const answersOf = async (canvasElement: HTMLElement) => {
  const { dialog } = await openDialog(canvasElement)
  return ['Stay here', 'Leave'].map((name) =>
    within(dialog).getByRole('button', { name }).getBoundingClientRect(),
  )
}

export const AnswersInTheirOrder: Story = {
  args: { footer: twoAnswers },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const [first, second] = await answersOf(canvasElement)
    await expect(first?.right).toBeLessThan(second?.left ?? 0)
  },
}

export const AnswersInTheirOrderOnPhone: Story = {
  args: { footer: twoAnswers },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [first, second] = await answersOf(canvasElement)
    await expect(first?.bottom).toBeLessThan(second?.top ?? 0)
  },
}

export const EscapeClosesAndFocusReturns: Story = {
  play: async ({ canvasElement, args }) => {
    const { dialog, opener } = await openDialog(canvasElement)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitUntilClosed(dialog)
    await expect(opener).toHaveFocus()
  },
}

export const CloseButtonCloses: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, opener } = await openDialog(canvasElement)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitUntilClosed(dialog)
    await expect(opener).toHaveFocus()
  },
}

export const VeilCloses: Story = {
  play: async ({ canvasElement, args }) => {
    const { dialog } = await openDialog(canvasElement)
    await userEvent.click(within(dialog).getByText(/Flowers are fresh/))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(dialog)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitUntilClosed(dialog)
  },
}

export const BusyStays: Story = {
  args: { busy: true, footer: <Button busy>Confirm location</Button> },
  play: async ({ canvasElement, args }) => {
    const { dialog } = await openDialog(canvasElement)
    await userEvent.keyboard('{Escape}{Escape}')
    await userEvent.click(dialog)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  },
}

export const DrawnDownOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const { dialog, opener, head, away } = await openSheet(canvasElement)
    const finger = press(head)
    finger.move(101)
    await expect(away()).toBe(101)
    finger.lift()
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitUntilClosed(dialog)
    await expect(opener).toHaveFocus()
  },
}

export const CardIsNotDrawn: Story = {
  // A tablet: wide, with touch input.
  beforeEach: () => {
    spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('all'))
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, args }) => {
    const { head, away } = await openSheet(canvasElement)
    const finger = press(head)
    finger.move(180)
    await expect(away()).toBe(0)
    finger.lift()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const DialogInADialog: Story = {
  args: {
    children: (
      <WithOpener title="Are you Sure?" closeLabel="No" onClose={fn()}>
        Really?
      </WithOpener>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const { dialog } = await openDialog(canvasElement)
    const { dialog: inner } = await openDialog(dialog)
    await userEvent.click(within(inner).getByText('Really?'))
    await userEvent.click(inner.firstElementChild ?? inner)
    await waitUntilClosed(inner)
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  },
}

export const UnmountedWhileOpen: Story = {
  render: (args) => (
    <StrictMode>
      <Mounting {...args} />
    </StrictMode>
  ),
  play: async ({ canvasElement }) => {
    // Strict mode opens, closes and opens it again, so the delayed close event must be ignored.
    const { opener, dialog } = await openDialog(canvasElement)
    await expect(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

function Mounting(props: ModalProps) {
  const [mounted, setMounted] = useState(false)
  return (
    <>
      <Button onClick={() => setMounted(true)}>Open</Button>
      {mounted && <Modal {...props} onClose={() => setMounted(false)} />}
    </>
  )
}

export const LongText: Story = {
  args: {
    size: 'l',
    title: 'Everything that is good to know before flowers travel to another city on the same day',
    children: (
      <>
        <TextField label="City or pincode" value="" onChange={fn()} />
        {Array.from({ length: 30 }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed text.
          <p key={line}>Slots are counted in the time of the place the gift goes to.</p>
        ))}
      </>
    ),
    footer: <Button>I understand</Button>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement)
    await expect(within(dialog).getByRole('button', { name: 'I understand' })).toBeVisible()
    const { bottom } = within(dialog).getByRole('button', { name: 'I understand' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
