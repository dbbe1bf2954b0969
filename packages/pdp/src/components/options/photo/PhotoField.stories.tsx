import type { ProductAttribute } from '@store/api-client/contract/catalogue'
import type { ApiError } from '@store/api-client/contract/problem'
import { photoErrorMessages, photoLimits } from '@store/api-client/contract/rules/validatePhoto'
import type { PhotoUpload, UploadsClient } from '@store/api-client/contract/uploads'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fireEvent, fn, type Mock, userEvent, waitFor, within } from 'storybook/test'
import { makePhoto } from '../../../fixtures/makePhoto.ts'
import { ProductStoryWrapper } from '../../../fixtures/ProductStoryWrapper.tsx'
import { photoAttribute, uploadedPhoto } from '../../../fixtures/photoAttribute.ts'
import { useProduct } from '../../../react/useProduct.ts'
import type { ProductPorts } from '../../../store/ProductPorts.ts'
import { BuyBlock } from '../../purchase/BuyBlock/BuyBlock.tsx'
import { ProductOptions } from '../ProductOptions/ProductOptions.tsx'

interface Scene {
  /** Uploads the photo. */
  readonly upload: Mock<UploadsClient['photo']>
  /** Attribute of the photo. */
  readonly attribute?: ProductAttribute
  /** Attributes of further photos. */
  readonly further?: readonly ProductAttribute[]
  /** Draft of the page in session storage. */
  readonly draft?: ProductPorts['draft']
}

/** Renders the photo of a gift above the button that requires it. */
function PhotoScene({ upload, attribute = photoAttribute, further = [], draft }: Scene) {
  return (
    <ProductStoryWrapper
      product={{ attributes: [attribute, ...further] }}
      ports={{ uploadPhoto: upload, ...(draft && { draft }) }}
    >
      <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 32rem)', padding: 16 }}>
        <ProductOptions />
        <BuyBlock place="column" />
        <Seen />
      </div>
    </ProductStoryWrapper>
  )
}

// The draft is restored when the page view is reported.
function Seen() {
  const { actions } = useProduct()
  useEffect(() => actions.trackView(), [actions])
  return null
}

const kb = 1024
const arrives = () => fn<UploadsClient['photo']>(async () => ({ ok: true, value: uploadedPhoto }))
const failsFirst = (failure: ApiError) => {
  const upload: Scene['upload'] = fn<UploadsClient['photo']>(async () =>
    upload.mock.calls.length === 1 ? { ok: false, failure } : { ok: true, value: uploadedPhoto },
  )
  return upload
}
const photo = () => makePhoto({ width: 1600, height: 1200, bytes: 60 * kb })

const meta = {
  title: 'Product/Photo',
  component: PhotoScene,
  args: { upload: arrives() },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof PhotoScene>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Page = ReturnType<typeof within>

// The space is reserved until the code is loaded.
const inputOf = (page: Page) => page.findByLabelText('Gift image', { selector: 'input' })

const choose = async (canvasElement: HTMLElement, file: File): Promise<Page> => {
  const page = within(canvasElement)
  await userEvent.upload(await inputOf(page), file, { applyAccept: false })
  return page
}

const refuses =
  (file: () => Promise<File> | File, words: string): Play =>
  async ({ canvasElement, args }) => {
    const page = await choose(canvasElement, await file())
    const input = await inputOf(page)
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(words)))
    await expect(input).toBeInvalid()
    await expect(input).toBeEnabled()
    await expect(args.upload).not.toHaveBeenCalled()
  }

export const Idle: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const input = await inputOf(page)
    await expect(input).toHaveAccessibleDescription(`Max ${photoLimits.shownMb}MB. PNG,JPG,JPEG only`)
    await expect(input).toHaveAttribute('accept', 'image/png,image/jpeg')
  },
}

export const Missing: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const input = await inputOf(page)
    await userEvent.click(page.getByRole('button', { name: 'Add to Cart' }))
    await expect(input).toHaveAccessibleDescription(
      `This field is required Max ${photoLimits.shownMb}MB. PNG,JPG,JPEG only`,
    )
    await expect(input).toHaveFocus()
  },
}

export const Uploading: Story = {
  tags: ['snapshot'],
  args: {
    upload: fn<UploadsClient['photo']>(({ onProgress, signal }: PhotoUpload) => {
      onProgress?.(52)
      return new Promise((resolve) => {
        signal?.addEventListener('abort', () => resolve({ ok: false, failure: { kind: 'network' } }))
      })
    }),
  },
  play: async ({ canvasElement, args }) => {
    const page = await choose(canvasElement, await photo())
    await page.findByText('52%')
    await expect(page.getByText('Image is Uploading, Please wait...')).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Gift image' })).toHaveAttribute(
      'aria-valuetext',
      '50%',
    )
    await expect(await inputOf(page)).toBeDisabled()
    await expect(args.upload.mock.calls.at(-1)?.[0]).toMatchObject({ attribute: 43, productId: 7 })
  },
}

export const BoughtTooEarly: Story = {
  args: Uploading.args ?? {},
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, await photo())
    await page.findByText('52%')
    await userEvent.click(page.getByRole('button', { name: 'Add to Cart' }))
    const input = await inputOf(page)
    await expect(input).toHaveAccessibleDescription(/Image is Uploading, Please wait\.\.\./)
  },
}

export const Cancelled: Story = {
  args: Uploading.args ?? {},
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, await photo())
    await userEvent.click(await page.findByRole('button', { name: 'Cancel' }))
    await waitFor(async () => expect(await inputOf(page)).toBeEnabled())
    await expect(page.queryByRole('progressbar')).toBeNull()
    await waitFor(async () => expect(await inputOf(page)).toHaveFocus())
  },
}

export const Uploaded: Story = {
  tags: ['snapshot'],
  args: { upload: arrives() },
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, await photo())
    await expect(await page.findByText('Uploaded')).toBeVisible()
    await expect(page.getByText('asha-and-ravi.jpg')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', uploadedPhoto.pictureSrc)
    await expect(await inputOf(page)).toBeDisabled()
    const crop = page.getByRole('button', { name: 'Crop photo' })
    await expect(crop.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const OnDesktop: Story = { ...Uploaded, tags: [], globals: { viewport: { value: 'desktop' } } }

export const Dropped: Story = {
  args: { upload: arrives() },
  play: async ({ canvasElement, args }) => {
    const input = await inputOf(within(canvasElement))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(await photo())
    input.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    await within(canvasElement).findByText('Uploaded')
    await expect(args.upload).toHaveBeenCalledOnce()
  },
}

export const Pasted: Story = {
  args: { upload: arrives() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await inputOf(page)
    const clipboardData = new DataTransfer()
    clipboardData.items.add(await photo())
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    await page.findByText('Uploaded')
    await expect(args.upload).toHaveBeenCalledOnce()
  },
}

export const PastedIntoOneOfSeveral: Story = {
  args: {
    upload: arrives(),
    further: [44, 45].map((id) => ({ ...photoAttribute, id, label: `Photo ${id}` })),
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    const [first, middle, last] = await Promise.all(
      ['Gift image', 'Photo 44', 'Photo 45'].map((name) => page.findByLabelText(name, { selector: 'input' })),
    )
    const paste = async (target: HTMLElement | undefined, uploads: number) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(await photo())
      target?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      await waitFor(() => expect(page.getAllByText('Uploaded')).toHaveLength(uploads))
      await expect(args.upload).toHaveBeenCalledTimes(uploads)
    }
    await paste(last, 1)
    await expect(last).toBeDisabled()
    await paste(document.body, 2)
    await expect(first).toBeDisabled()
    await expect(middle).toBeEnabled()
  },
}

export const TooSmallToPrint: Story = {
  tags: ['snapshot'],
  args: {
    upload: fn<UploadsClient['photo']>(async () => ({
      ok: true,
      value: { ...uploadedPhoto, width: 640, height: 480 },
    })),
  },
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, await photo())
    await expect(await page.findByText(/This photo is small \(640 × 480 pixels\)/)).toBeVisible()
    await expect(page.getByText('Uploaded')).toBeVisible()
  },
}

export const TooLarge: Story = {
  args: { upload: arrives() },
  play: refuses(
    () => makePhoto({ width: 800, height: 600, bytes: photoLimits.bytesBelow }),
    photoErrorMessages.large,
  ),
}

export const TooSmall: Story = {
  tags: ['snapshot'],
  args: { upload: arrives() },
  play: refuses(() => makePhoto({ width: 200, height: 100 }), photoErrorMessages.small),
}

export const NoPhoto: Story = {
  args: { upload: arrives() },
  play: refuses(
    () =>
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>', ' '.repeat(60 * kb)], 'us.png', {
        type: 'image/png',
      }),
    'Files only with extensions :- png, jpg, jpeg are allowed',
  ),
}

export const Heic: Story = {
  args: { upload: arrives() },
  play: refuses(
    () => new File(['\0\0\0\x18ftypheic', ' '.repeat(60 * kb)], 'us.jpg', { type: 'image/jpeg' }),
    'This photo is a HEIC file.',
  ),
}

export const CannotBeRead: Story = {
  args: { upload: arrives() },
  play: refuses(
    () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), ' '.repeat(60 * kb)], 'us.jpg'),
    'This picture cannot be read. Please choose another one.',
  ),
}

export const Failed: Story = {
  tags: ['snapshot'],
  args: {
    upload: failsFirst({ kind: 'network' }),
  },
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, await photo())
    await page.findByText('Not uploaded')
    const input = await inputOf(page)
    await expect(input).toHaveAccessibleDescription(/Something went wrong, Please try again\.\.\./)
    await expect(page.getByText('asha-and-ravi.jpg')).toBeVisible()
  },
}

export const TriedAgain: Story = {
  args: {
    upload: failsFirst({ kind: 'refused', status: 429, code: 'too_many', message: 'Too many requests.' }),
  },
  play: async ({ canvasElement, args }) => {
    const page = await choose(canvasElement, await photo())
    const input = await inputOf(page)
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Too many requests\./))
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await page.findByText('Uploaded')
    const [first, second] = args.upload.mock.calls
    await expect(second?.[0].file).toBe(first?.[0].file)
  },
}

export const Removed: Story = {
  args: { upload: arrives() },
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, await photo())
    const ask = async () => {
      await userEvent.click(await page.findByRole('button', { name: 'Remove asha-and-ravi.jpg' }))
      return within(await page.findByRole('dialog'))
    }
    await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(page.getByText('Uploaded')).toBeVisible()
    await userEvent.click((await ask()).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(page.queryByText('Uploaded')).toBeNull())
    await expect(await inputOf(page)).toBeEnabled()
  },
}

export const Cropped: Story = {
  args: { upload: arrives() },
  play: async ({ canvasElement, args }) => {
    // The camera was rotated, so the decoded picture has 1200 by 1600 px.
    const turned = await makePhoto({ width: 1600, height: 1200, isTurned: true, hasGrain: true })
    const page = await choose(canvasElement, turned)
    await userEvent.click(await page.findByRole('button', { name: 'Crop photo' }))
    const dialog = within(await page.findByRole('dialog'))
    const view = dialog.getByRole<HTMLCanvasElement>('img', {
      name: 'Part of your photo that will be printed',
    })
    await waitFor(() => expect(view.height).toBe(960))
    await userEvent.click(dialog.getByRole('radio', { name: 'Square' }))
    await waitFor(() => expect(view.height).toBe(view.width))
    const zoom = dialog.getByRole('slider', { name: 'Zoom' })
    fireEvent.change(zoom, { target: { value: '50' } })
    await expect(zoom).toHaveValue('50')
    await userEvent.click(dialog.getByRole('button', { name: 'Use this crop' }))
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(2))
    const part = await createImageBitmap(args.upload.mock.calls[1]?.[0].file ?? new Blob())
    await expect([part.width, part.height]).toEqual([480, 480])
  },
}

export const CropOpen: Story = {
  tags: ['snapshot'],
  args: { upload: arrives() },
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, await photo())
    await userEvent.click(await page.findByRole('button', { name: 'Crop photo' }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Portrait' }))
    const view = dialog.getByRole<HTMLCanvasElement>('img')
    await waitFor(() => expect(view.height).toBe(900))
  },
}

export const NotNeeded: Story = {
  args: { attribute: { ...photoAttribute, isRequired: false, heading: 'A photo of both of you' } },
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).findByLabelText(/A photo of both of you/, { selector: 'input' })
    await expect(await label).toHaveAccessibleName(/^A photo of both of you ?\(optional\)$/)
  },
}

const stored = (pictureSrc: string) => ({
  read: () => ({ drafts: [['7', { photos: { 43: { ...uploadedPhoto, pictureSrc, name: 'us.jpg' } } }]] }),
  write: fn(),
})

export const LostFromADraft: Story = {
  args: { draft: stored('/no-such-picture.webp') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const input = await inputOf(page)
    const words = 'Your photo is no longer available. Please upload it again.'
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(words)))
    await expect(input).toBeEnabled()
  },
}

export const FromADraft: Story = {
  args: { draft: stored('/favicon.svg') },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('us.jpg')).toBeVisible()
  },
}
