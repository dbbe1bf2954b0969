import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { OpenedByButton } from '../fixtures/OpenedByButton.tsx'
import { openDialog, waitForTransitions, waitUntilClosed } from '../fixtures/openDialog.ts'
import { Modal } from '../Modal/Modal.tsx'
import type { ToastItem } from './ToastItem.ts'
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx'

const meta = {
  title: 'Components/Overlays/Toasts over a dialog',
  component: ToastRegion,
  args: { toasts: [], onDismiss: fn(), closeLabel: 'Close toast' },
  render: (args) => (
    <StrictMode>
      <Page {...args} />
    </StrictMode>
  ),
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

const notSaved: ToastItem = { id: 'a', kind: 'error', text: 'Something went wrong, Please try again...' }

function Page(props: ToastRegionProps) {
  const [toasts, setToasts] = useState(props.toasts)
  const dismiss = (id: string) => {
    setToasts((before) => before.filter((toast) => toast.id !== id))
    props.onDismiss(id)
  }
  return (
    <>
      <ToastRegion {...props} toasts={toasts} onDismiss={dismiss} />
      <OpenedByButton onClose={fn()}>
        {(overlay) => (
          <Modal
            {...overlay}
            title="Add Personalised Text"
            closeLabel="Close"
            footer={<Button onClick={() => setToasts([notSaved])}>Done</Button>}
          >
            <p>The words go on the card that comes with the flowers.</p>
            <OpenedByButton onClose={fn()}>
              {(inner) => (
                <Modal {...inner} title="Are you Sure?" closeLabel="No">
                  What you have written is not saved.
                </Modal>
              )}
            </OpenedByButton>
          </Modal>
        )}
      </OpenedByButton>
    </>
  )
}

/** Returns whether a pointer would hit this element, which is false for covered and inert elements. */
const canBePressed = async (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const met = document.elementFromPoint(left + width / 2, top + height / 2)
  await expect(element.contains(met)).toBe(true)
}

const failed = async (canvasElement: HTMLElement) => {
  const { dialog, inside, opener } = await openDialog(canvasElement)
  const done = inside.getByRole('button', { name: 'Done' })
  await userEvent.click(done)
  const close = await within(canvasElement).findByRole('button', { name: 'Close toast' })
  await waitForTransitions(close.closest<HTMLElement>('[popover]') ?? dialog)
  return { dialog, opener, done, close }
}

export const SeenAndClosedByMouse: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, args }) => {
    const { dialog, opener, done, close } = await failed(canvasElement)
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(/Something went wrong/)
    await canBePressed(close)
    await userEvent.click(close)
    await expect(args.onDismiss).toHaveBeenCalledWith('a')
    await expect(done).toHaveFocus()
    await expect(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitUntilClosed(dialog)
    await expect(opener).toHaveFocus()
  },
}

export const ClosedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const { dialog, done, close } = await failed(canvasElement)
    close.focus()
    await expect(close).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledWith('a')
    await expect(done).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitUntilClosed(dialog)
  },
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { done, close } = await failed(canvasElement)
    await canBePressed(close)
    await canBePressed(done)
  },
}

export const StandsWhenTheDialogComesAndGoes: Story = {
  args: { toasts: [notSaved] },
  play: async ({ canvasElement }) => {
    const close = await within(canvasElement).findByRole('button', { name: 'Close toast' })
    const { dialog } = await openDialog(canvasElement)
    await canBePressed(close)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog.contains(close)).toBe(false))
    // Also while the dialog is fading.
    await canBePressed(close)
    await waitUntilClosed(dialog)
    await canBePressed(close)
  },
}

export const OverTwoDialogs: Story = {
  args: { toasts: [notSaved] },
  play: async ({ canvasElement }) => {
    const close = await within(canvasElement).findByRole('button', { name: 'Close toast' })
    const { dialog } = await openDialog(canvasElement)
    const { dialog: inner } = await openDialog(dialog)
    await canBePressed(close)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(inner.contains(close)).toBe(false))
    await expect(dialog.contains(close)).toBe(true)
    await canBePressed(close)
  },
}

export const DialogTakenOutOfThePage: Story = {
  args: { toasts: [notSaved] },
  play: async ({ canvasElement }) => {
    const close = await within(canvasElement).findByRole('button', { name: 'Close toast' })
    const foreign = canvasElement.appendChild(document.createElement('dialog'))
    foreign.textContent = 'Not one of ours'
    foreign.showModal()
    await waitFor(() => expect(foreign.contains(close)).toBe(true))
    foreign.remove()
    await waitFor(() => expect(close.isConnected).toBe(true))
    await canBePressed(close)
  },
}
