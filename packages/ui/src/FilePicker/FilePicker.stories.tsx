import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Modal } from '../Modal/Modal.tsx'
import { FilePicker } from './FilePicker.tsx'
import type { FilePickerProps, FilePickerState } from './FilePickerProps.ts'
import { filePickerEn } from './filePickerEn.ts'

// Two friends before an evening sky, as in a photo for a mug.
const preview = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#fbd9a4"/>
  <circle cx="226" cy="84" r="38" fill="#f2a20c"/><path d="M0 214Q90 150 160 204T300 184V300H0Z" fill="#d9a07c"/>
  <g><path d="M62 300q6-84 56-84t56 84Z" fill="#b0124e"/><circle cx="118" cy="176" r="34" fill="#8d5a3b"/>
  <path d="M82 176q-4-48 38-46t34 44q-20-4-32-20-14 20-40 22Z" fill="#2b211b"/></g>
  <g><path d="M140 300q4-74 52-74t52 74Z" fill="#1e7348"/><circle cx="192" cy="190" r="31" fill="#a86f4b"/>
  <path d="M160 190q0-38 34-38t30 36q-34 4-46-14-6 12-18 16Z" fill="#3b2a20"/></g></svg>`,
)}`

const photo = (name = 'us-at-the-lake.jpg') => new File(['petals'], name, { type: 'image/jpeg' })

/**
 * File picker: one file from its selection to the end of its upload. The shopper can recover from every error.
 *
 * - **Use**: for one photo or document that is uploaded at once.
 * - **Avoid**: for several files (use one picker for each), or without an upload (a native file input).
 * - **Content**: `hint` states types and size before the shopper chooses. An error says what to do with the file.
 * - **Accessibility**: a native file input covers the area for dropping, so keys open the file dialog. Focus stays in
 *   the picker when its buttons change; progress is announced in few steps.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Fields/File picker',
  component: FilePicker,
  args: {
    label: 'Photo for the mug',
    hint: 'Max 7MB. PNG,JPG,JPEG only',
    accept: 'image/png,image/jpeg',
    state: { kind: 'idle' },
    messages: filePickerEn,
    onPick: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div className="story-picker">
        <style>{'.story-picker { max-inline-size: 520px }'}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilePicker>

export default meta
type Story = StoryObj<typeof meta>

const drag = (over: HTMLElement, type: string, dataTransfer: DataTransfer) => {
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
  over.dispatchEvent(event)
  return event
}

const inputOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLInputElement>('Photo for the mug', { selector: 'input' })

export const Idle: Story = {
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement)
    await expect(input).toHaveAccessibleDescription('Max 7MB. PNG,JPG,JPEG only')
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await expect(input).toHaveFocus()
    const file = photo()
    await userEvent.upload(input, file)
    await expect(args.onPick).toHaveBeenCalledWith(file)
    await userEvent.upload(input, file)
    await expect(args.onPick).toHaveBeenCalledTimes(2)
  },
}

export const Dropped: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement)
    const file = photo('dropped.png')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file)
    // Without preventDefault, the browser would open the file instead of the page.
    await expect(drag(input, 'dragover', dataTransfer).defaultPrevented).toBe(true)
    await expect(drag(input, 'drop', dataTransfer).defaultPrevented).toBe(true)
    await expect(args.onPick).toHaveBeenCalledOnce()
    await expect(args.onPick).toHaveBeenCalledWith(file)
  },
}

export const DraggedOver: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement)
    const before = getComputedStyle(input.parentElement ?? input).borderStyle
    drag(input, 'dragover', new DataTransfer())
    await waitFor(() => expect(getComputedStyle(input.parentElement ?? input).borderStyle).not.toBe(before))
    await expect(args.onPick).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: { error: 'File must be less than 7MB' },
  render: (args) => <Refusing {...args} />,
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement)
    const status = within(canvasElement).getByRole('status')
    await userEvent.upload(input, photo('mountains.jpg'))
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('File must be less than 7MB Max 7MB. PNG,JPG,JPEG only')
    await expect(status).toHaveTextContent('File must be less than 7MB')
    const text = status.firstElementChild
    await userEvent.upload(input, photo('seaside.jpg'))
    await expect(status).toHaveTextContent('File must be less than 7MB')
    // A new element, so that screen readers announce the text again.
    await expect(status.firstElementChild).not.toBe(text)
    await expect(input).toHaveFocus()
  },
}

function Refusing({ error, ...props }: FilePickerProps) {
  const [refused, setRefused] = useState<string>()
  return <FilePicker {...props} error={refused} onPick={() => setRefused(error)} />
}

export const Uploading: Story = {
  tags: ['snapshot'],
  args: { state: { kind: 'uploading', name: 'us-at-the-lake.jpg', percent: 42 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('progressbar', { name: 'Photo for the mug' })
    await expect(bar).toHaveValue(42)
    await expect(bar).toHaveAttribute('aria-valuetext', '25%')
    await expect(canvas.getByText('42%')).toBeVisible()
    await expect(canvas.getByText('Image is Uploading, Please wait...')).toBeVisible()
    await expect(inputOf(canvasElement)).toBeDisabled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Uploaded: Story = {
  tags: ['snapshot'],
  args: { state: { kind: 'uploaded', name: 'us-at-the-lake.jpg', preview } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Uploaded')).toBeVisible()
    await expect(inputOf(canvasElement)).toBeDisabled()
    const remove = canvas.getByRole('button', { name: 'Remove us-at-the-lake.jpg' })
    await expect(remove.getBoundingClientRect().width).toBe(44)
    await userEvent.click(remove)
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(canvas.getByText('us-at-the-lake.jpg')).toBeVisible()
    await Promise.allSettled(canvasElement.getAnimations({ subtree: true }).map(({ finished }) => finished))
  },
}

export const Failed: Story = {
  args: {
    state: { kind: 'failed', name: 'us-at-the-lake.jpg' },
    error: 'Something went wrong please try after some time',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    const other = photo('another.jpg')
    await userEvent.upload(inputOf(canvasElement), other)
    await expect(args.onPick).toHaveBeenCalledWith(other)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove us-at-the-lake.jpg' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const WholeWay: Story = {
  render: (args) => <Travelling {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const room = inputOf(canvasElement).closest('[tabindex="-1"]')
    const status = canvas.getByRole('status')
    const messages: string[] = []
    const heard = new MutationObserver(() => messages.push(status.textContent ?? ''))
    heard.observe(status, { subtree: true, childList: true, characterData: true })

    await userEvent.tab()
    await userEvent.upload(inputOf(canvasElement), photo())
    await expect(args.onPick).toHaveBeenCalledOnce()
    await expect(room).toHaveFocus()
    const more = canvas.getByText('More')
    for (let step = 0; step < 10; step += 1) await fireEvent.click(more)
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    await expect(room).toHaveFocus()
    await waitFor(() =>
      expect(messages).toEqual([
        'Image is Uploading, Please wait...',
        '25%',
        '50%',
        '75%',
        'us-at-the-lake.jpg is uploaded',
      ]),
    )
    heard.disconnect()

    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    const dialog = await canvas.findByRole('dialog', { name: 'Are you Sure?' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep it' })).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByText('us-at-the-lake.jpg')).toBeNull())
    await waitFor(() => expect(inputOf(canvasElement)).toHaveFocus())
    await waitFor(() => expect(dialog).not.toBeVisible())
  },
}

function Travelling(props: FilePickerProps) {
  const [state, setState] = useState<FilePickerState>({ kind: 'idle' })
  const [asking, setAsking] = useState(false)
  const more = () =>
    setState((now) => {
      if (now.kind !== 'uploading') return now
      const percent = now.percent + 11
      return percent < 100 ? { ...now, percent } : { kind: 'uploaded', name: now.name, preview }
    })
  const pick = (file: File) => {
    props.onPick(file)
    setState({ kind: 'uploading', name: file.name, percent: 0 })
  }
  const ask = () => {
    props.onRemove()
    setAsking(true)
  }
  const remove = () => {
    setAsking(false)
    setState({ kind: 'idle' })
  }
  return (
    <>
      <FilePicker {...props} state={state} onPick={pick} onRemove={ask} />
      <p>
        <Button variant="quiet" onClick={more}>
          More
        </Button>
      </p>
      <Modal
        open={asking}
        title="Are you Sure?"
        closeLabel="Close"
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button variant="secondary" onClick={remove}>
              Remove
            </Button>
          </>
        }
      >
        The photo is taken off the mug. You can choose another one.
      </Modal>
    </>
  )
}

export const OnPhone: Story = {
  args: {
    state: { kind: 'failed', name: 'us-at-the-lake.jpg' },
    error: 'Files only with extensions :- png, jpg, jpeg are allowed',
  },
  globals: { viewport: { value: 'phone' } },
}

export const LongText: Story = {
  args: {
    label: 'The photo that shall be printed on the mug, on the card beside it and on the lid of the box',
    state: {
      kind: 'uploading',
      name: 'WhatsApp_Image_2026-11-21_at_10.15.42_AM_venkatanarasimharajuvaripeta_final_final_2.jpeg',
      percent: 7,
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = {
  args: { label: 'صورة الكوب', state: { kind: 'uploaded', name: 'us-at-the-lake.jpg', preview } },
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')?.getBoundingClientRect()
    const remove = within(canvasElement).getByRole('button').getBoundingClientRect()
    await expect(remove.right).toBeLessThan(image?.left ?? 0)
    await Promise.allSettled(canvasElement.getAnimations({ subtree: true }).map(({ finished }) => finished))
  },
}
