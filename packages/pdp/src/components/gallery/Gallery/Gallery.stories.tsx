import type { Product } from '@store/api-client/contract/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, StrictMode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { brokenVideo } from '../../../fixtures/brokenVideo.ts'
import { designPicture } from '../../../fixtures/DesignStoryWrapper.tsx'
import { designedMug } from '../../../fixtures/designedMug.ts'
import { drawBouquet } from '../../../fixtures/drawBouquet.ts'
import { failsOnce } from '../../../fixtures/failsOnce.ts'
import { ProductStoryWrapper } from '../../../fixtures/ProductStoryWrapper.tsx'
import { roses } from '../../../fixtures/roses.ts'
import { en } from '../../../messages/en.ts'
import type { ProductMessages } from '../../../messages/ProductMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import type { ProductPorts } from '../../../store/ProductPorts.ts'
import { loadPictureZoom } from '../PictureZoom/usePictureZoom.tsx'
import { Gallery } from './Gallery.tsx'

interface Scene {
  /** Overrides of the sample product. */
  readonly product?: Partial<Product>
  /** Whether lazy-loaded scripts fail to load the first time. */
  readonly scripts?: 'arrive' | 'fail once'
  /** Messages of the page. */
  readonly messages?: ProductMessages
  /** Receives the analytics events. */
  readonly track?: ProductPorts['track']
  /** Content below the gallery. @default nothing */
  readonly beside?: ReactNode
}

const loadPlayer = () => import('./VideoPlayer.tsx').then(({ VideoPlayer }) => VideoPlayer)
const flaky = { loadVideoPlayer: failsOnce(loadPlayer), loadZoom: failsOnce(loadPictureZoom) }

function GalleryScene({ scripts = 'arrive', beside, ...scene }: Scene) {
  return (
    <StrictMode>
      <ProductStoryWrapper {...scene}>
        <div className="story-gallery">
          <style>{'.story-gallery { max-inline-size: 520px }'}</style>
          {scripts === 'arrive' ? <Gallery /> : <Gallery {...flaky} />}
        </div>
        {beside}
      </ProductStoryWrapper>
    </StrictMode>
  )
}

const meta: Meta<typeof GalleryScene> = {
  title: 'Product/Gallery',
  component: GalleryScene,
  args: { product: {}, messages: en, track: fn() },
}
export default meta

type Story = StoryObj<typeof GalleryScene>

const partsOf = (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  const [row, small] = page.getAllByRole('list')
  if (!row) throw new Error('there is no row of pictures')
  const large = (alt: string) => page.getByRole('button', { name: `${alt} Zoom` })
  /** Returns whether a large element is in the viewport horizontally. */
  const isSeen = (element: Element) =>
    Math.abs(element.getBoundingClientRect().left - row.getBoundingClientRect().left) < 2
  return { page, row, small, large, isSeen }
}

const many: Partial<Product> = {
  video: undefined,
  pictures: ['#c2295f', '#f2a20c', '#d8577f', '#235a97', '#8f0d3f', '#e08a3c', '#7d5ba6', '#4d8a63'].map(
    (petal, index) => drawBouquet(`View ${index + 1}`, petal),
  ),
}
const three: Partial<Product> = { video: undefined }

export const Default: Story = {
  args: { product: three },
  play: async ({ canvasElement }) => {
    const { page, large, isSeen } = partsOf(canvasElement)
    const [first, , third] = roses.pictures
    await expect(isSeen(large(first?.alt ?? ''))).toBe(true)
    const button = page.getByRole('button', { name: 'Show picture 3 of 3' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-current', 'true')
    await waitFor(() => expect(isSeen(large(third?.alt ?? ''))).toBe(true))
    await expect(isSeen(large(first?.alt ?? ''))).toBe(false)
    await expect(button).toHaveFocus()
    // Only the visible image is in the tab order.
    await expect(large(third?.alt ?? '').tabIndex).toBe(0)
    await expect(large(first?.alt ?? '').tabIndex).toBe(-1)
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  },
}

export const Swiped: Story = {
  args: { product: three },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { page, row, large, isSeen } = partsOf(canvasElement)
    row.scrollBy({ left: row.clientWidth })
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Show picture 2 of 3' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    )
    await expect(isSeen(large('The bouquet from above'))).toBe(true)
    await expect(page.getAllByRole('button', { current: true })).toHaveLength(1)
  },
}

export const RightToLeft: Story = {
  args: { product: three },
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { page, row, large, isSeen } = partsOf(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Show picture 3 of 3' }))
    await waitFor(() => expect(isSeen(large('A rose from near by'))).toBe(true))
    row.scrollBy({ left: row.clientWidth })
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Show picture 2 of 3' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    )
  },
}

export const OnePicture: Story = {
  args: { product: { video: undefined, pictures: [drawBouquet('Twelve roses')] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1)
  },
}

export const ManyPictures: Story = {
  args: { product: many },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { page, row, small, large, isSeen } = partsOf(canvasElement)
    if (!small) throw new Error('there is no row of small pictures')
    const last = page.getByRole('button', { name: 'Show picture 8 of 8' })
    // One row that scrolls: no image shrinks or wraps, and the page itself does not scroll.
    await expect(small.scrollWidth).toBeGreaterThan(small.clientWidth)
    await expect(small.getBoundingClientRect().height).toBeLessThan(100)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    // The row follows a swipe.
    row.scrollTo({ left: row.scrollWidth })
    await waitFor(() => expect(last).toHaveAttribute('aria-current', 'true'))
    await expect(isSeen(large('View 8'))).toBe(true)
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(small.getBoundingClientRect().right)
  },
}

export const ZoomedIn: Story = {
  args: { product: three },
  play: async ({ canvasElement, args }) => {
    const { page, large } = partsOf(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Show picture 2 of 3' }))
    const opener = large('The bouquet from above')
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await page.findByRole('dialog', { name: `Pictures of ${roses.title}` })
    await waitFor(() => expect(within(dialog).getByText('2 of 3')).toBeVisible())
    await expect(args.track).toHaveBeenCalledOnce()
    await expect(args.track).toHaveBeenCalledWith({
      kind: 'zoomOpened',
      of: 'product',
      picture: 2,
      productId: roses.id,
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    // Opens it again, at another image.
    await userEvent.click(page.getByRole('button', { name: 'Show picture 3 of 3' }))
    await userEvent.click(large('A rose from near by'))
    const again = await page.findByRole('dialog')
    await waitFor(() => expect(within(again).getByText('3 of 3')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(large('A rose from near by')).toHaveFocus())
  },
}

export const ZoomDoesNotArrive: Story = {
  args: { product: three, scripts: 'fail once' },
  play: async ({ canvasElement }) => {
    const { page, large } = partsOf(canvasElement)
    const opener = large('Twelve deep pink roses wrapped in kraft paper')
    // No pointer approaches first, so nothing is preloaded, and loading fails on the press itself.
    opener.click()
    await expect(await page.findByText('Something went wrong, Please try again...')).toBeVisible()
    await expect(page.queryByRole('dialog')).toBeNull()
    opener.click()
    const dialog = await page.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(page.queryByText('Something went wrong, Please try again...')).toBeNull()
  },
}

const play = `Play video of ${roses.title}`

export const WithVideo: Story = {
  args: { product: { video: brokenVideo(2) } },
  play: async ({ canvasElement }) => {
    const { page, isSeen } = partsOf(canvasElement)
    // Before the player is loaded, there is a link to the file.
    await expect(page.getByRole('link', { name: play })).toHaveAttribute(
      'href',
      'data:video/webm;base64,AAAA',
    )
    await expect(canvasElement.querySelector('video')).toBeNull()
    const names = page.getAllByRole('button', { name: /^Show/ }).map((button) => button.ariaLabel)
    await expect(names).toEqual([
      'Show picture 1 of 3',
      'Show video',
      'Show picture 2 of 3',
      'Show picture 3 of 3',
    ])
    const button = page.getByRole('button', { name: 'Show video' })
    await userEvent.click(button)
    const player = await page.findByRole('button', { name: play })
    await expect(button).toHaveFocus()
    await expect(page.queryByRole('link', { name: play })).toBeNull()
    const film = canvasElement.querySelector('video')
    await expect(film?.paused).toBe(true)
    // As high as the images beside it, with its own aspect ratio.
    const frame = film?.closest('li')?.getBoundingClientRect()
    await waitFor(() => expect(film?.getBoundingClientRect().height).toBeCloseTo(frame?.height ?? 0, 0))
    await expect(player.getBoundingClientRect().width).toBeCloseTo((frame?.width ?? 0) * 0.8, 0)
    await expect(film && isSeen(film.closest('li') ?? film)).toBe(true)
  },
}

export const VideoFocused: Story = {
  args: { product: { video: brokenVideo(2) } },
  play: async ({ canvasElement, args }) => {
    const { page, isSeen } = partsOf(canvasElement)
    const link = page.getByRole('link', { name: play })
    link.focus()
    await waitFor(() => expect(isSeen(link)).toBe(true))
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Show video' })).toHaveAttribute('aria-current', 'true'),
    )
    // The player is loaded and would be visible by now, if scrolling to the link had opened it.
    await loadPlayer()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(canvasElement.querySelector('video')).toBeNull()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.track).toHaveBeenCalledWith({ kind: 'videoFailed', productId: roses.id }))
  },
}

export const VideoFails: Story = {
  args: { product: { video: brokenVideo(9) } },
  play: async ({ canvasElement, args }) => {
    const { page, row } = partsOf(canvasElement)
    await expect(row.lastElementChild).toContainElement(page.getByRole('link', { name: play }))
    // A press on the poster plays the video immediately; a video that cannot be played shows an error over its poster.
    await userEvent.click(page.getByRole('link', { name: play }))
    await expect(await page.findByText('This video can’t be played.')).toBeVisible()
    await expect(page.getByRole('img', { name: roses.title })).toBeVisible()
    await expect(args.track).toHaveBeenCalledOnce()
    await expect(args.track).toHaveBeenCalledWith({ kind: 'videoFailed', productId: roses.id })
  },
}

export const PlayerDoesNotArrive: Story = {
  args: { product: { video: brokenVideo(1) }, scripts: 'fail once' },
  play: async ({ canvasElement }) => {
    const { page } = partsOf(canvasElement)
    const link = page.getByRole('link', { name: play })
    await userEvent.click(link)
    await expect(await page.findByText('Something went wrong, Please try again...')).toBeVisible()
    await userEvent.click(link)
    await expect(await page.findByText('This video can’t be played.')).toBeVisible()
    await expect(page.queryByText('Something went wrong, Please try again...')).toBeNull()
  },
}

/** Finishes the design while the gallery is open. */
function Finish() {
  const { setPhoto } = useProduct().actions
  return (
    <button type="button" onClick={() => setPhoto(44, { ...designPicture, name: '“Asha”' })}>
      Finish
    </button>
  )
}

export const Designed: Story = {
  args: { product: designedMug, beside: <Finish /> },
  play: async ({ canvasElement }) => {
    const { page, row, large } = partsOf(canvasElement)
    const before = row.getBoundingClientRect()
    const first = row.firstElementChild
    await expect(page.getAllByRole('button', { name: /^Show picture/ })).toHaveLength(3)
    await userEvent.click(page.getByRole('button', { name: 'Finish' }))
    // The design becomes the first image and the previous first image the second; the visible image does not move.
    await waitFor(() => expect(large('“Asha”').parentElement).toBe(first))
    await expect(page.getByRole('button', { name: 'Show picture 1 of 4' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(row.scrollLeft).toBe(0)
    await expect(row.getBoundingClientRect()).toEqual(before)
    await userEvent.click(large('“Asha”'))
    const dialog = await page.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByText('1 of 4')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(large('“Asha”')).toHaveFocus())
  },
}

export const DesignedOnPhone: Story = { ...Designed, globals: { viewport: { value: 'phone' } } }

export const LongWords: Story = {
  args: { product: three },
  globals: { viewport: { value: 'phone' }, locale: 'pseudo' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
