import type { Product } from '@store/api-client/contract/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { brokenVideo } from '../../../fixtures/brokenVideo.ts'
import { failsOnce } from '../../../fixtures/failsOnce.ts'
import { ProductStoryWrapper } from '../../../fixtures/ProductStoryWrapper.tsx'
import { reviews } from '../../../fixtures/reviews.ts'
import { roses } from '../../../fixtures/roses.ts'
import { en } from '../../../messages/en.ts'
import type { ProductMessages } from '../../../messages/ProductMessages.ts'
import type { ProductPorts } from '../../../store/ProductPorts.ts'
import { loadMediaViewer } from '../MediaViewer/useMediaViewer.tsx'
import { DefaultReviews, Reviews } from './Reviews.tsx'

interface Scene {
  /** Overrides of the sample product. */
  readonly product?: Partial<Product>
  /** Whether the host has a page of all reviews. */
  readonly page?: boolean
  /** Whether lazy-loaded scripts fail to load the first time. */
  readonly scripts?: 'arrive' | 'fail once'
  /** Messages of the page. */
  readonly messages?: ProductMessages
  /** Receives the analytics events. */
  readonly track?: ProductPorts['track']
}

const flaky = failsOnce(loadMediaViewer)

function ReviewsScene({ page = false, scripts = 'arrive', ...scene }: Scene) {
  return (
    <StrictMode>
      <ProductStoryWrapper
        {...scene}
        reviews={page ? ({ id }) => `/reviews/p/${id}/twelve-rose-dawn-bouquet` : undefined}
      >
        {scripts === 'arrive' ? <Reviews /> : <DefaultReviews loadLarge={flaky} />}
      </ProductStoryWrapper>
    </StrictMode>
  )
}

const meta: Meta<typeof ReviewsScene> = {
  title: 'Product/Reviews',
  component: ReviewsScene,
  args: { product: {}, messages: en, track: fn() },
}
export default meta

type Story = StoryObj<typeof ReviewsScene>

const getOrderedItems = (canvasElement: HTMLElement) => within(canvasElement).queryAllByRole('listitem')

export const Many: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await expect(page.getByText('4.6 out of 5 from 1,204 reviews')).toBeVisible()
    await expect(getOrderedItems(canvasElement)).toHaveLength(2)
    await expect(getOrderedItems(canvasElement)[0]).toHaveTextContent('Pune, Sat, 14 Nov 2026')
    // With a keyboard, reading continues at the first new review.
    page.getByRole('button', { name: 'Read More' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(getOrderedItems(canvasElement)).toHaveLength(4)
    await expect(getOrderedItems(canvasElement)[2]).toHaveFocus()
    await expect(args.track).toHaveBeenLastCalledWith({
      kind: 'reviewsShown',
      shown: 4,
      productId: roses.id,
    })
    await userEvent.click(page.getByRole('button', { name: 'Read More' }))
    await expect(getOrderedItems(canvasElement)).toHaveLength(5)
    await expect(getOrderedItems(canvasElement)[4]).toHaveFocus()
    await expect(page.queryByRole('button', { name: 'Read More' })).toBeNull()
    await expect(args.track).toHaveBeenCalledTimes(2)
    // The product has more than six reviews, but the host has no page for them.
    await expect(page.queryByRole('link', { name: 'View more' })).toBeNull()
  },
}

export const PageOfAll: Story = {
  args: { page: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'View more' })).toHaveAttribute(
      'href',
      '/reviews/p/7/twelve-rose-dawn-bouquet',
    )
  },
}

export const SixNeedNoPage: Story = {
  args: { page: true, product: { rating: { average: 4.6, reviews: 6 } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'View more' })).toBeNull()
  },
}

export const Two: Story = {
  args: { product: { reviews: reviews.slice(0, 2), rating: { average: 4.5, reviews: 2 } } },
  play: async ({ canvasElement }) => {
    await expect(getOrderedItems(canvasElement)).toHaveLength(2)
    await expect(within(canvasElement).queryByRole('button', { name: 'Read More' })).toBeNull()
  },
}

export const None: Story = {
  args: { product: { reviews: [], rating: undefined } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull()
  },
}

export const PictureSeenLarge: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    const opener = page.getByRole('link', { name: 'The roses on day five' })
    await expect(opener.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(opener)
    const dialog = await page.findByRole('dialog', { name: `Pictures of ${roses.title}` })
    await waitFor(() => expect(within(dialog).getByText('2 of 2')).toBeVisible())
    await expect(args.track).toHaveBeenCalledOnce()
    await expect(args.track).toHaveBeenCalledWith({
      kind: 'zoomOpened',
      of: 'review',
      picture: 2,
      productId: roses.id,
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const VideoInTheLightbox: Story = {
  args: { product: { reviews: reviews.map((review) => ({ ...review, film: brokenVideo(1) })) } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    const [opener] = page.getAllByRole('link', { name: 'Play customer video' })
    if (!opener) throw new Error('a review with a film has a way to play it')
    await expect(opener).toHaveAttribute('href')
    await userEvent.click(opener)
    const dialog = await page.findByRole('dialog', { name: `Pictures of ${roses.title}` })
    const play = await within(dialog).findByRole('button', { name: `Play video of ${roses.title}` })
    await waitFor(() => expect(play).toBeVisible())
    await expect(args.track).toHaveBeenCalledWith({
      kind: 'zoomOpened',
      of: 'review',
      picture: 0,
      productId: roses.id,
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const ZoomDoesNotArrive: Story = {
  args: { scripts: 'fail once' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    page.getByRole('link', { name: 'The roses on day five' }).click()
    await expect(await page.findByText('Something went wrong, Please try again...')).toBeVisible()
    await expect(getOrderedItems(canvasElement)).toHaveLength(2)
  },
}

const longWord = 'Wunderschönerblumenstraußmitvielenvielenrosen'.repeat(4)

export const LongWords: Story = {
  args: { product: { reviews: reviews.map((review) => ({ ...review, text: longWord, city: longWord })) } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['snapshot'] }

export const RightToLeft: Story = { globals: { viewport: { value: 'phone' }, direction: 'rtl' } }
