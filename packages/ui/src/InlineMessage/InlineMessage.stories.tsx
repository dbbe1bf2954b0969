import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { InlineMessage, type InlineMessageProps } from './InlineMessage.tsx'

/**
 * Inline message area of a page: announces each message once, politely.
 *
 * - **Use**: for the result of an action where the action is, such as a removed cart line with "Undo".
 * - **Avoid**: for a message without a fixed position on the page (`ToastRegion`), or for a permanent one (`Notice`).
 * - **Content**: what happened, in one sentence. A message of kind `bad` stays until the host removes it.
 * - **Accessibility**: render the area before its first message. Its time pauses under a pointer and with focus in it;
 *   the action is not announced, so it must also exist elsewhere.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Overlays/Inline message',
  component: InlineMessage,
  args: { text: 'Earliest delivery is tomorrow, 10:00 to 13:00', kind: 'info', onHide: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div className="story-messages">
        <style>{'.story-messages button { margin-inline-end: 8px; margin-block-end: 12px }'}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InlineMessage>

export default meta
type Story = StoryObj<typeof meta>

/** Host that removes the text on `onHide`, and then shows the same text again or another text. */
function Kept(props: InlineMessageProps) {
  const [message, setMessage] = useState({ text: props.text, messageKey: 0 })
  const hide = () => {
    props.onHide()
    setMessage(({ messageKey }) => ({ text: undefined, messageKey }))
  }
  const say = (text: string | undefined) => () =>
    setMessage(({ messageKey }) => ({ text, messageKey: messageKey + 1 }))
  return (
    <>
      <Button variant="secondary" onClick={say(props.text)}>
        Again
      </Button>
      <Button variant="secondary" onClick={say('Delivered only in Pune')}>
        Another
      </Button>
      <InlineMessage {...props} {...message} onHide={hide} />
    </>
  )
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Records the texts that are added to a polite live region. */
const listenTo = (region: HTMLElement) => {
  const heard: string[] = []
  const watch = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) heard.push(region.textContent)
  })
  watch.observe(region, { childList: true, subtree: true })
  return heard
}

export const Info: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Earliest delivery is tomorrow')
  },
}
export const Good: Story = {
  tags: ['snapshot'],
  args: { kind: 'good', text: 'We deliver to 411001 Pune' },
}
export const Caution: Story = { args: { kind: 'caution', text: 'Order within 2 hours for delivery today' } }
export const Empty: Story = {
  args: { text: undefined },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('status')
    await expect(region).toBeEmptyDOMElement()
    const heard = listenTo(region)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Another' }))
    await waitFor(() => expect(heard).toEqual(['Delivered only in Pune']))
  },
}

export const HidesByItself: Story = {
  args: { durationMs: 80 },
  play: async ({ canvasElement, args }) => {
    const region = within(canvasElement).getByRole('status')
    await waitFor(() => expect(args.onHide).toHaveBeenCalledOnce())
    await expect(region).toBeEmptyDOMElement()
  },
}

export const ErrorStays: Story = {
  args: { kind: 'bad', text: 'Currently not available at this location.', durationMs: 50 },
  play: async ({ canvasElement, args }) => {
    await pause(200)
    await expect(args.onHide).not.toHaveBeenCalled()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Currently not available')
  },
}

export const HeldByThePointer: Story = {
  args: { durationMs: 300 },
  play: async ({ canvasElement, args }) => {
    const text = within(canvasElement).getByText(/Earliest/)
    await userEvent.hover(text)
    await pause(500)
    await expect(args.onHide).not.toHaveBeenCalled()
    // The next message appears under a pointer that has not moved.
    within(canvasElement).getByRole('button', { name: 'Another' }).click()
    await pause(500)
    await expect(args.onHide).not.toHaveBeenCalled()
    await userEvent.unhover(within(canvasElement).getByText(/only in Pune/))
    await waitFor(() => expect(args.onHide).toHaveBeenCalledOnce())
  },
}

export const HeldByFocus: Story = {
  args: {
    durationMs: 300,
    action: (
      <Button variant="quiet" href="#available">
        Check available items
      </Button>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Check available items' })
    link.focus()
    await pause(500)
    await expect(args.onHide).not.toHaveBeenCalled()
    link.blur()
    await waitFor(() => expect(args.onHide).toHaveBeenCalledOnce())
    await expect(link).not.toBeInTheDocument()
  },
}

export const AnotherMessageRestartsTheTimer: Story = {
  args: { durationMs: 1500 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const heard = listenTo(canvas.getByRole('status'))
    await pause(800)
    await userEvent.click(canvas.getByRole('button', { name: 'Another' }))
    await pause(800)
    await expect(args.onHide).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Another' }))
    await pause(800)
    await expect(args.onHide).not.toHaveBeenCalled()
    await expect(heard).toEqual(['Delivered only in Pune', 'Delivered only in Pune'])
    await waitFor(() => expect(args.onHide).toHaveBeenCalledOnce())
  },
}

export const LongText: Story = {
  args: {
    text: `Delivery to ${'Thiruvananthapuram'.repeat(4)} is no longer possible on 21 November; we have kept your message`,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { right } = within(canvasElement).getByRole('status').getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = {
  args: { kind: 'good', text: 'نوصّل إلى بونه' },
  globals: { direction: 'rtl' },
}
