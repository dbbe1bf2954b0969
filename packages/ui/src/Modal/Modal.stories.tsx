import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode, useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Modal } from './Modal.tsx'
import type { ModalProps } from './ModalProps.ts'

const meta = {
  title: 'Overlays/Modal',
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
  const [open, setOpen] = useState(false)
  const close = () => {
    props.onClose()
    setOpen(false)
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Modal {...props} open={open} onClose={close} />
    </>
  )
}

const open = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const opener = canvas.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  const dialog = await canvas.findByRole<HTMLDialogElement>('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  // What is half faded in has half its contrast.
  const motions = dialog.getAnimations({ subtree: true }).filter((motion) => motion instanceof CSSTransition)
  await Promise.all(motions.map((motion) => motion.finished))
  return { canvas, opener, dialog }
}

const isGone = (dialog: HTMLElement) =>
  waitFor(async () => {
    await expect(dialog).not.toBeVisible()
    await expect(dialog).toBeEmptyDOMElement()
  })

export const Card: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    await expect(dialog).toHaveAccessibleName('Select Delivery Location')
    await expect(dialog.contains(document.activeElement)).toBe(true)
  },
}

export const SheetOnPhone: Story = {
  args: { footer: <Button>Confirm location</Button> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    const action = within(dialog).getByRole('button', { name: 'Confirm location' })
    await expect(window.innerHeight - action.getBoundingClientRect().bottom).toBeLessThan(40)
  },
}

export const EscapeClosesAndFocusReturns: Story = {
  play: async ({ canvasElement, args }) => {
    const { dialog, opener } = await open(canvasElement)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await isGone(dialog)
    await expect(opener).toHaveFocus()
  },
}

export const CloseButtonCloses: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, opener } = await open(canvasElement)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await isGone(dialog)
    await expect(opener).toHaveFocus()
  },
}

export const VeilCloses: Story = {
  play: async ({ canvasElement, args }) => {
    const { dialog } = await open(canvasElement)
    await userEvent.click(within(dialog).getByText(/Flowers are fresh/))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(dialog)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await isGone(dialog)
  },
}

export const BusyStays: Story = {
  args: { busy: true, footer: <Button busy>Confirm location</Button> },
  play: async ({ canvasElement, args }) => {
    const { dialog } = await open(canvasElement)
    await userEvent.keyboard('{Escape}{Escape}')
    await userEvent.click(dialog)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  },
}

export const AsksBeforeRemoving: Story = {
  render: (args) => <Confirm {...args} />,
  args: {
    title: 'Are you Sure?',
    children: 'Are you sure you want to remove "Thirty Red Roses"?',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    await expect(within(dialog).getByRole('button', { name: 'Add to Favorite' })).toHaveFocus()
  },
}

function Confirm(props: ModalProps) {
  const least = useRef<HTMLButtonElement>(null)
  return (
    <WithOpener
      {...props}
      initialFocus={least}
      footer={
        <>
          <Button ref={least}>Add to Favorite</Button>
          <Button variant="secondary">Remove</Button>
        </>
      }
    />
  )
}

export const UnmountedWhileOpen: Story = {
  render: (args) => (
    <StrictMode>
      <Mounting {...args} />
    </StrictMode>
  ),
  play: async ({ canvasElement }) => {
    // Strict mode opens, closes and opens again; the close event that comes late must not count.
    const { opener, dialog } = await open(canvasElement)
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
    const { dialog } = await open(canvasElement)
    await expect(within(dialog).getByRole('button', { name: 'I understand' })).toBeVisible()
    const { bottom } = within(dialog).getByRole('button', { name: 'I understand' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
