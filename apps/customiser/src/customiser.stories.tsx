import { photoErrorMessages, photoLimits } from '@store/api-client/contract/rules/validatePhoto'
import type { CustomiserMessage } from '@store/pdp/customiser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { type Design, emptyDesign } from './design/Design.ts'
import { parseDesign, serializeDesign } from './design/parseDesign.ts'
import { CustomiserStoryWrapper } from './fixtures/CustomiserStoryWrapper.tsx'
import { drawPhotoFile } from './fixtures/drawPhotoFile.ts'
import { mugRequest } from './fixtures/mugRequest.ts'

const meta = {
  title: 'Product/Customiser',
  component: CustomiserStoryWrapper,
  args: { request: mugRequest, send: fn() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CustomiserStoryWrapper>
export default meta

type Story = StoryObj<typeof meta>

const withName: Design = { ...emptyDesign, name: 'Asha', font: 'script', colour: 'plum' }

const photo = await drawPhotoFile(1000, 800)

const upload = async (canvasElement: HTMLElement, file: Blob, name = 'us.jpg') => {
  const page = within(canvasElement)
  await userEvent.click(await page.findByRole('tab', { name: 'Photo' }))
  const input = page.getByLabelText(/Choose a photo|Another photo/, { selector: 'input' })
  await userEvent.upload(input, new File([file], name, { type: 'image/jpeg' }))
}

const lastDesign = (say: (message: CustomiserMessage) => void) => {
  const value = heard(say)
  const last = value.findLast((message) => message.kind === 'changed' || message.kind === 'done')
  return last && 'design' in last ? parseDesign(last.design, 25) : undefined
}

const heard = (say: (message: CustomiserMessage) => void): readonly CustomiserMessage[] =>
  mocked(say).mock.calls.map(([message]) => message)

export const Empty: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { name: 'Design your mug' })).toHaveFocus()
    await expect(page.getByRole('img', { name: 'Your mug, empty so far' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Use this design' }))
    await expect(page.getByText('Write a name or choose a photo first')).toBeVisible()
    await expect(args.send).not.toHaveBeenCalled()
  },
}

export const ANameIsWritten: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    const field = await page.findByRole('textbox', { name: 'Name or a few words' })
    await userEvent.type(field, "Ashas'")
    await expect(field).toHaveValue('Ashas')
    await expect(page.getByText('5 / 25')).toBeVisible()
    await expect(field).toHaveAccessibleDescription(/other signs were left out/)
    await userEvent.click(page.getByRole('radio', { name: 'Handwritten' }))
    await userEvent.click(page.getByRole('radio', { name: 'Sky blue' }))
    await waitFor(() =>
      expect(lastDesign(args.send)).toMatchObject({ name: 'Ashas', font: 'script', colour: 'sky' }),
    )
    const undo = page.getByRole('button', { name: 'Undo' })
    await userEvent.click(undo)
    await expect(page.getByRole('radio', { name: 'Rose' })).toBeChecked()
    await userEvent.click(undo)
    await userEvent.click(undo)
    await expect(field).toHaveValue('')
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
  },
}

export const ANameHasALimit: Story = {
  args: { request: { ...mugRequest, limit: 4 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const field = await page.findByRole('textbox', { name: 'Name or a few words' })
    await userEvent.click(field)
    // Each of these letters consists of several code points.
    await userEvent.paste('नमस्ते दुनिया')
    await expect(page.getByText('4 / 4')).toBeVisible()
    await expect(page.getByText('That’s the maximum length', { selector: 'p.customiser-note' })).toBeVisible()
  },
}

/** Keyboards of phones compose each word, also in English. */
export const AWordIsComposed: Story = {
  args: { request: { ...mugRequest, limit: 4 } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    const field = await page.findByRole<HTMLInputElement>('textbox', { name: 'Name or a few words' })
    const compose = async (value: string) => {
      field.value = value
      await fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }))
    }
    field.focus()
    await compose('Asha')
    await expect(page.getByText('4 / 4')).toBeVisible()
    // A shopper may close the dialog of the shop without leaving the field.
    await waitFor(() => expect(lastDesign(args.send)?.name).toBe('Asha'))
    // The keyboard may still replace the word, so it is not truncated yet.
    await compose('Ashas')
    await expect(field).toHaveValue('Ashas')
    await fireEvent(field, new CompositionEvent('compositionend', { bubbles: true }))
    await expect(field).toHaveValue('Asha')
  },
}

export const APhotoIsPlaced: Story = {
  tags: ['snapshot'],
  args: { request: { ...mugRequest, design: serializeDesign(withName) } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await upload(canvasElement, photo)
    await expect(await page.findByRole('group', { name: 'Place the photo' })).toBeVisible()
    const picture = page.getByRole('img', { name: 'Your mug with the words “Asha” and your photo' })
    await waitFor(() => expect(lastDesign(args.send)?.photo).toMatchObject({ x: 0, y: 0, scale: 1, turn: 0 }))
    await userEvent.click(page.getByRole('button', { name: 'Turn photo right' }))
    await userEvent.click(page.getByRole('button', { name: 'Larger photo' }))
    page.getByRole('group', { name: 'Picture of your gift' }).focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}]')
    await waitFor(() => expect(lastDesign(args.send)?.photo?.turn).toBe(10))
    const placed = lastDesign(args.send)?.photo
    await expect(placed?.x).toBeCloseTo(-0.08)
    await expect(placed?.y).toBeCloseTo(-0.04)
    await expect(placed?.scale).toBeCloseTo(1.08)
    await expect(page.getByRole('status')).toHaveTextContent('Photo at 108 percent, turned by 10 degrees')
    // All key presses together are one undo step.
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(lastDesign(args.send)?.photo).toMatchObject({ x: 0, y: 0, turn: 5 }))
    await expect(picture).toBeVisible()
  },
}

const press = async (on: Element, type: string, at: object) =>
  fireEvent(on, new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch', ...at }))

export const ByFingers: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await upload(canvasElement, photo)
    const picture = await page.findByRole('img', { name: 'Your mug with your photo' })
    const { width } = picture.getBoundingClientRect()
    await press(picture, 'pointerdown', { pointerId: 1, clientX: 100, clientY: 100 })
    await press(picture, 'pointermove', { pointerId: 1, clientX: 100 + width / 12, clientY: 100 })
    await press(picture, 'pointerup', { pointerId: 1 })
    // A twelfth of the picture is 100 of its 1200 px; the photo area is 400 px wide.
    await waitFor(() => expect(lastDesign(args.send)?.photo?.x).toBeCloseTo(0.25))
    await press(picture, 'pointerdown', { pointerId: 1, clientX: 100, clientY: 100 })
    await press(picture, 'pointerdown', { pointerId: 2, clientX: 150, clientY: 100 })
    await press(picture, 'pointermove', { pointerId: 2, clientX: 100, clientY: 200 })
    await press(picture, 'pointerup', { pointerId: 2 })
    await press(picture, 'pointerup', { pointerId: 1 })
    await waitFor(() => expect(lastDesign(args.send)?.photo?.scale).toBeCloseTo(2))
    await expect(lastDesign(args.send)?.photo?.turn).toBeCloseTo(90)
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(lastDesign(args.send)?.photo).toMatchObject({ scale: 1, turn: 0 }))
  },
}

export const PhotosThatAreNotTaken: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await upload(canvasElement, photo)
    await page.findByRole('button', { name: 'Remove photo' })
    const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(60_000, ' ')])
    await upload(canvasElement, drawing, 'us.png')
    await expect(
      await page.findByText('Files only with extensions :- png, jpg, jpeg are allowed'),
    ).toBeVisible()
    await upload(canvasElement, photo.slice(0, 40_000))
    await expect(await page.findByText(photoErrorMessages.small)).toBeVisible()
    await upload(canvasElement, new Blob([photo.slice(0, 400), new Uint8Array(60_000)]))
    await expect(await page.findByText(/cannot be read/)).toBeVisible()
    await upload(canvasElement, new Blob([photo, new Uint8Array(photoLimits.bytesBelow)]))
    await expect(await page.findByText(photoErrorMessages.large)).toBeVisible()
    // The earlier photo is kept.
    await waitFor(() => expect(lastDesign(args.send)?.photo).toMatchObject({ width: 1000, height: 800 }))
    await userEvent.click(page.getByRole('button', { name: 'Remove photo' }))
    await waitFor(() => expect(lastDesign(args.send)?.photo).toBeUndefined())
  },
}

export const Done: Story = {
  args: { request: { ...mugRequest, design: serializeDesign(withName) } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await userEvent.dblClick(await page.findByRole('button', { name: 'Use this design' }))
    await waitFor(() => expect(heard(args.send).some(({ kind }) => kind === 'done')).toBe(true))
    const done = heard(args.send).filter((message) => message.kind === 'done')
    await expect(done).toHaveLength(1)
    await expect(done[0]).toMatchObject({ chosen: '“Asha”' })
    await userEvent.keyboard('{Escape}')
    await expect(args.send).toHaveBeenLastCalledWith({ kind: 'cancel' })
  },
}

export const NameAlone: Story = {
  args: { request: { ...mugRequest, asks: { name: true, photo: false, preview: true } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('textbox')).toBeVisible()
    await expect(page.queryByRole('tab')).toBeNull()
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  args: {
    request: { ...mugRequest, template: 'cake', design: serializeDesign({ ...withName, colour: 'rose' }) },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    for (const target of [...page.getAllByRole('button'), ...page.getAllByRole('tab')]) {
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
    const room = canvasElement.querySelector('.customiser')
    await expect(room?.scrollHeight).toBeLessThanOrEqual(room?.clientHeight ?? 0)
  },
}

export const OnSmallPhone: Story = {
  args: { height: 470 },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await upload(canvasElement, photo)
    await within(canvasElement).findByRole('group', { name: 'Place the photo' })
    const room = canvasElement.querySelector('.customiser')
    await expect(room?.scrollHeight).toBeLessThanOrEqual(room?.clientHeight ?? 0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const picture = within(canvasElement).getByRole('img')
    await expect(picture.getBoundingClientRect().height).toBeGreaterThan(90)
  },
}
