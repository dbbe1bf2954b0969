import type { ReviewsPage } from '@store/api-client/contract/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { brokenVideo } from '../../../fixtures/brokenVideo.ts'
import { reviews } from '../../../fixtures/reviews.ts'
import { roses } from '../../../fixtures/roses.ts'
import { PaginatedReviews } from './PaginatedReviews.tsx'

const [picture] = roses.pictures
if (!picture) throw new Error('the sample product has pictures')

const ofRoses: ReviewsPage = {
  heading: `Reviews of ${roses.title}`,
  product: { title: roses.title, href: roses.href, picture },
  rating: { average: 4.6, reviews: 1204 },
  stars: [16, 5, 2, 0, 1],
  reviews: reviews.map((review, at) => (at === 1 ? { ...review, film: brokenVideo(1) } : review)),
  order: 'newest',
  page: 1,
  pages: 3,
  total: 24,
}

const meta = {
  title: 'Pages/Reviews',
  component: PaginatedReviews,
  args: {
    reviews: ofRoses,
    hrefs: {
      home: () => '/',
      all: () => '/reviews',
      page: (page, order) => `/reviews/p/7/roses?page=${page}&sort=${order}`,
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaginatedReviews>
export default meta

type Story = StoryObj<typeof meta>

const desktop = { viewport: { value: 'desktop' } }
const phone = { viewport: { value: 'phone' } }

export const OfAGift: Story = {
  tags: ['snapshot'],
  globals: desktop,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: `Reviews of ${roses.title}` })).toBeVisible()
    await expect(page.getByText('4.6 out of 5 from 1,204 ratings')).toBeVisible()
    await expect(page.getByText('24 written reviews')).toBeVisible()
    await expect(page.getByRole('meter', { name: '16 reviews with 5 stars' })).toHaveAttribute('value', '16')
    await expect(page.getByRole('link', { name: 'See this gift' })).toHaveAttribute('href', roses.href)
    // Pagination and sorting are links, so they work without scripts.
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/reviews/p/7/roses?page=2&sort=newest',
    )
    await expect(page.queryByRole('link', { name: 'Previous' })).toBeNull()
    await expect(page.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('link', { name: 'Fewest stars' })).toHaveAttribute(
      'href',
      '/reviews/p/7/roses?page=1&sort=lowest',
    )
  },
}

export const OfAGiftOnPhone: Story = {
  tags: ['snapshot'],
  globals: phone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const OfAllGifts: Story = {
  args: {
    reviews: {
      ...ofRoses,
      heading: 'What our customers say',
      product: undefined,
      page: 3,
      order: 'lowest',
      reviews: reviews.map((review) => ({ ...review, product: { title: roses.title, href: roses.href } })),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [gift] = page.getAllByRole('link', { name: roses.title })
    await expect(gift).toHaveAttribute('href', roses.href)
    await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible()
    await expect(page.queryByRole('link', { name: 'Next' })).toBeNull()
  },
}

export const PictureSeenLarge: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const opener = page.getByRole('link', { name: 'The roses on day five' })
    await userEvent.click(opener)
    const dialog = await page.findByRole('dialog', { name: roses.title })
    await waitFor(() => expect(within(dialog).getByText('2 of 2')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const VideoInTheLightbox: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('link', { name: 'Play customer video' }))
    const dialog = await page.findByRole('dialog', { name: roses.title })
    const play = await within(dialog).findByRole('button', { name: 'Play video' })
    await waitFor(() => expect(play).toBeVisible())
  },
}

export const None: Story = {
  args: {
    reviews: { ...ofRoses, rating: undefined, stars: [0, 0, 0, 0, 0], reviews: [], pages: 1, total: 0 },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('No reviews yet.')).toBeVisible()
    await expect(page.queryByRole('navigation', { name: 'Sort by' })).toBeNull()
  },
}

export const BeyondTheLast: Story = {
  args: { reviews: { ...ofRoses, reviews: [], page: 9 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Back to the first page' })).toBeVisible()
  },
}

export const RightToLeft: Story = { globals: { ...phone, direction: 'rtl' } }
