import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx'

/**
 * Live region for toasts, also above an open dialog.
 *
 * - **Use**: for the result of an action, if the page has no fixed position for it or the position is out of view.
 * - **Avoid**: for errors of a field, or for a message beside its cause (`InlineMessage`).
 * - **Content**: one short sentence. An error stays until it is closed; others stay 5 s.
 * - **Accessibility**: render it before the first toast. Errors are announced at once, others politely. The time pauses
 *   while the pointer or the focus is in a toast. Closing a toast returns the focus.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Overlays/Toasts',
  component: ToastRegion,
  args: { toasts: [], onDismiss: fn(), closeLabel: 'Close' },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

function Kept(props: ToastRegionProps) {
  const [gone, setGone] = useState<readonly string[]>([])
  const dismiss = (id: string) => {
    setGone((before) => [...before, id])
    props.onDismiss(id)
  }
  return (
    <ToastRegion
      {...props}
      toasts={props.toasts.filter(({ id }) => !gone.includes(id))}
      onDismiss={dismiss}
    />
  )
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement()
    await expect(within(canvasElement).getByRole('alert')).toBeEmptyDOMElement()
  },
}

export const AllKinds: Story = {
  tags: ['snapshot'],
  args: {
    toasts: [
      { id: 'a', kind: 'success', text: 'Thirty Red Roses are in your cart', durationMs: 600_000 },
      { id: 'b', kind: 'info', text: 'Prices are shown in US dollars now', durationMs: 600_000 },
      { id: 'c', kind: 'error', text: 'Something went wrong please try after some time' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent(/Thirty Red Roses.*US dollars/)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong')
  },
}

export const Silent: Story = {
  args: {
    toasts: [
      { id: 'a', kind: 'success', text: 'Two Red Roses', durationMs: 600_000, silent: true },
      { id: 'b', kind: 'error', text: 'No Red Roses', silent: true },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
    await waitFor(() => expect(canvas.getByText('Two Red Roses')).toBeVisible())
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close' })[0] ?? canvasElement)
    await expect(args.onDismiss).toHaveBeenCalledWith('a')
  },
}

export const LeavesByItself: Story = {
  args: { toasts: [{ id: 'a', kind: 'success', text: 'Saved', durationMs: 80 }] },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('a'))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(within(canvasElement).queryByText('Saved')).toBeNull()
  },
}

export const StaysUnderThePointer: Story = {
  args: { toasts: [{ id: 'a', kind: 'success', text: 'Saved', durationMs: 300 }] },
  play: async ({ canvasElement, args }) => {
    const text = within(canvasElement).getByText('Saved')
    await userEvent.hover(text)
    await pause(500)
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.unhover(text)
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('a'))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const StaysUnderFocus: Story = {
  args: { toasts: [{ id: 'a', kind: 'success', text: 'Saved', durationMs: 300 }] },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Close' })).toHaveFocus()
    await pause(500)
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledWith('a')
  },
}

export const GivesFocusBack: Story = {
  args: {
    toasts: [
      { id: 'a', kind: 'error', text: 'Not saved' },
      { id: 'b', kind: 'error', text: 'Not sent' },
    ],
  },
  render: (args) => (
    <>
      <button type="button">Save</button>
      <Kept {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const origin = canvas.getByRole('button', { name: 'Save' })
    origin.focus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Not sent')).toBeNull()
    await expect(origin).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Not saved')).toBeNull()
    await expect(origin).toHaveFocus()
  },
}

export const ErrorsStay: Story = {
  args: { toasts: [{ id: 'a', kind: 'error', text: 'Not saved', durationMs: 50 }] },
  play: async ({ canvasElement, args }) => {
    await pause(200)
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }))
    await expect(within(canvasElement).queryByText('Not saved')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    toasts: [
      {
        id: 'a',
        kind: 'info',
        text: 'Delivery on 21 November is no longer possible in Thiruvananthapuram; we have kept your message and moved the date to 22 November',
        durationMs: 600_000,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}
