import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { giftPicture } from '../fixtures/giftPicture.ts'
import type { GiftShape } from '../fixtures/giftShapes.ts'
import { Lightbox } from './Lightbox.tsx'
import type { LightboxPicture, LightboxProps } from './LightboxProps.ts'
import { lightboxEn } from './lightboxEn.ts'

const pictureOf = (gift: GiftShape, wall: string, alt: string): LightboxPicture => ({
  src: giftPicture({ gift, wall, width: 1200, height: 1500 }),
  width: 1200,
  height: 1500,
  alt,
})
const pictures = [
  pictureOf('roses', '#f6dfe2', 'Thirty red roses in paper'),
  pictureOf('hamper', '#f1e4d6', 'The hamper they come with'),
  pictureOf('cake', '#f3e3cf', 'A cake beside them'),
]
const broken: LightboxPicture = {
  src: 'data:image/png;base64,AAAA',
  width: 1200,
  height: 1500,
  alt: 'Thirty red roses in paper',
}

/**
 * Lightbox: full-screen pictures that zoom by pinch, wheel, double tap, buttons and keys.
 *
 * - **Use**: to look at the details of product photos.
 * - **Avoid**: for videos (`Video`), or for pictures that have no more detail than the page shows.
 * - **Content**: a name with the product ("Pictures of Red Roses"); an `alt` for each picture.
 * - **Accessibility**: a modal dialog with initial focus on its close button. Left and Right change the picture, + and
 *   - zoom, Escape closes.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Media/Lightbox',
  component: Lightbox,
  args: {
    pictures,
    open: false,
    label: 'Pictures of Thirty Red Roses',
    messages: lightboxEn,
    onClose: fn(),
    onMove: fn(),
  },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof Lightbox>

export default meta
type Story = StoryObj<typeof meta>

function WithOpener(props: LightboxProps) {
  const [open, setOpen] = useState(false)
  const close = () => {
    props.onClose()
    setOpen(false)
  }
  return (
    <StrictMode>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Look closely
      </Button>
      <Lightbox {...props} open={open} onClose={close} />
    </StrictMode>
  )
}

const open = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const opener = canvas.getByRole('button', { name: 'Look closely' })
  await userEvent.click(opener)
  const dialog = await canvas.findByRole<HTMLDialogElement>('dialog')
  const inside = within(dialog)
  const button = (name: string) => inside.getByRole('button', { name })
  await waitFor(() => expect(button('Close')).toHaveFocus())
  const motions = dialog.getAnimations({ subtree: true }).filter((motion) => motion instanceof CSSTransition)
  await Promise.all(motions.map((motion) => motion.finished))
  /** Returns the visible picture and its zoom factor relative to the initial one. */
  const seen = () => {
    const image = dialog.querySelector<HTMLImageElement>('[role="group"]:not([inert]) img')
    return { alt: image?.alt, width: image?.getBoundingClientRect().width ?? 0 }
  }
  const sees = (alt: string) => waitFor(() => expect(seen().alt).toBe(alt))
  await waitFor(() => expect(seen().width).toBeGreaterThan(100))
  return { canvas, opener, dialog, inside, button, seen, sees }
}

const isGone = (dialog: HTMLElement) =>
  waitFor(async () => {
    await expect(dialog).not.toBeVisible()
    await expect(dialog).toBeEmptyDOMElement()
  })

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, args }) => {
    const { dialog, inside, button, sees } = await open(canvasElement)
    await expect(dialog).toHaveAccessibleName('Pictures of Thirty Red Roses')
    await expect(inside.getByText('1 of 3')).toBeVisible()
    await expect(button('Previous picture')).toHaveAttribute('aria-disabled', 'true')
    await expect(button('Next picture').getBoundingClientRect().width).toBe(44)
    await expect(button('Zoom in').getBoundingClientRect().height).toBe(44)
    await userEvent.click(button('Next picture'))
    await sees('The hamper they come with')
    await expect(inside.getByText('2 of 3')).toBeVisible()
    await expect(args.onMove).toHaveBeenLastCalledWith(1)
    await expect(args.onMove).toHaveBeenCalledOnce()
    // The list of pictures announces the new one; the counter beside it is no live region.
    await expect(dialog.querySelectorAll('[aria-live], [role="status"], [role="alert"]')).toHaveLength(1)
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { button, dialog } = await open(canvasElement)
    const { width, height } = dialog.getBoundingClientRect()
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight])
    await expect(window.innerHeight - button('Next picture').getBoundingClientRect().bottom).toBeLessThan(40)
  },
}

export const ByButtonsNearer: Story = {
  play: async ({ canvasElement }) => {
    const { button, seen } = await open(canvasElement)
    const { width } = seen()
    await expect(button('Zoom out')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button('Zoom in'))
    await waitFor(() => expect(seen().width).toBeCloseTo(width * 2, 0))
    while (!button('Zoom in').hasAttribute('aria-disabled')) await userEvent.click(button('Zoom in'))
    await expect(button('Zoom in')).toHaveFocus()
    await waitFor(() => expect(button('Zoom out')).not.toHaveAttribute('aria-disabled'))
    while (!button('Zoom out').hasAttribute('aria-disabled')) await userEvent.click(button('Zoom out'))
    await waitFor(() => expect(seen().width).toBeCloseTo(width, 0))
  },
}

export const ByKeys: Story = {
  args: { start: 1 },
  play: async ({ canvasElement, args }) => {
    const { seen, sees, dialog } = await open(canvasElement)
    await sees('The hamper they come with')
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}')
    await sees('A cake beside them')
    await userEvent.keyboard('{ArrowLeft}')
    await sees('The hamper they come with')
    await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toHaveLength(0))
    const { width } = seen()
    await userEvent.keyboard('+')
    await waitFor(() => expect(seen().width).toBeCloseTo(width * 2, 0))
    await userEvent.keyboard('-')
    await waitFor(() => expect(seen().width).toBeCloseTo(width, 0))
  },
}

export const ByWheel: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, seen } = await open(canvasElement)
    const { width } = seen()
    const image = dialog.querySelector('[role="group"]:not([inert]) img') ?? dialog
    await fireEvent.wheel(image, { deltaY: -100 })
    await waitFor(() => expect(seen().width).toBeGreaterThan(width * 1.5))
    await fireEvent.wheel(image, { deltaY: 400 })
    await waitFor(() => expect(seen().width).toBeCloseTo(width, 0))
  },
}

export const ByPinch: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { dialog, seen } = await open(canvasElement)
    const { width } = seen()
    const image = dialog.querySelector('[role="group"]:not([inert]) img') ?? dialog
    const finger = (pointerId: number, clientX: number) => ({
      pointerId,
      clientX,
      clientY: 400,
      pointerType: 'touch',
      buttons: 1,
      bubbles: true,
    })
    await fireEvent.pointerDown(image, finger(1, 180))
    await fireEvent.pointerDown(image, finger(2, 210))
    for (const spread of [20, 40, 60, 80]) {
      await fireEvent.pointerMove(image, finger(1, 180 - spread))
      await fireEvent.pointerMove(image, finger(2, 210 + spread))
    }
    await fireEvent.pointerUp(image, finger(1, 100))
    await fireEvent.pointerUp(image, finger(2, 290))
    await waitFor(() => expect(seen().width).toBeGreaterThan(width * 1.5))
    // The picture must handle every touch gesture; otherwise, the browser would handle some of them.
    await expect(getComputedStyle(image).touchAction).toBe('none')
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
  play: async ({ canvasElement, args }) => {
    const { dialog, opener, button } = await open(canvasElement)
    await userEvent.click(button('Close'))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await isGone(dialog)
    await expect(opener).toHaveFocus()
  },
}

export const OpensTwice: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, button, sees } = await open(canvasElement)
    await userEvent.click(button('Next picture'))
    await sees('The hamper they come with')
    await userEvent.click(button('Close'))
    await isGone(dialog)
    const again = await open(canvasElement)
    await again.sees('Thirty red roses in paper')
  },
}

export const OnePicture: Story = {
  args: { pictures: pictures.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const { inside } = await open(canvasElement)
    await expect(inside.queryByRole('button', { name: 'Next picture' })).toBeNull()
    await expect(inside.queryByText('1 of 1')).toBeNull()
    await expect(inside.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { pictures: [broken, ...pictures.slice(1)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Look closely' }))
    const words = await canvas.findByText('Error !')
    await waitFor(() => expect(words).toBeVisible())
    await expect(canvas.getByRole('group', { name: '1 / 3' })).toContainElement(words)
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }))
    await expect(await canvas.findByText('2 of 3')).toBeVisible()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { button, sees } = await open(canvasElement)
    const left = (name: string) => button(name).getBoundingClientRect().left
    await expect(left('Next picture')).toBeLessThan(left('Previous picture'))
    await expect(left('Close')).toBeLessThan(left('Zoom out'))
    await userEvent.keyboard('{ArrowLeft}')
    await sees('The hamper they come with')
    await userEvent.keyboard('{ArrowRight}')
    await sees('Thirty red roses in paper')
  },
}

export const LongText: Story = {
  args: {
    messages: {
      ...lightboxEn,
      counter: (position, count) => `Picture number ${position} of ${count} pictures of this product`,
      failed: `Thispicturecannotbeshown${'andisnotthere'.repeat(6)}`,
    },
    pictures: [broken, ...pictures.slice(1)],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Look closely' }))
    const words = await within(canvasElement).findByText(/Thispicture/)
    await waitFor(() => expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
    const counter = within(canvasElement).getByText(/Picture number/)
    const zoomOut = within(canvasElement).getByRole('button', { name: 'Zoom out' })
    await expect(counter.getBoundingClientRect().right).toBeLessThan(zoomOut.getBoundingClientRect().left)
    await expect(words.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
  },
}
