import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { FavoriteButton } from '../FavoriteButton/FavoriteButton.tsx'
import { giftPicture } from '../fixtures/giftPicture.ts'
import { ProductCard } from './ProductCard.tsx'

const title = 'Twelve Rose Dawn Bouquet'
const labels = { priceLabel: 'Price', listPriceLabel: 'List price' }
const reduced = { ...labels, amount: '₹1,299', listAmount: '₹1,599', percentOff: '19% off' }
const picture = {
  src: giftPicture({ gift: 'roses', width: 400, height: 400, wall: '#f3e4d6' }),
  srcSet: '',
  width: 400,
  height: 400,
}
const product = { title, href: '/p/flower/twelve-rose-dawn-bouquet', picture }
const heart = (saved: boolean) => (
  <FavoriteButton saved={saved} label={`Favorite: ${title}`} onToggle={fn()} variant="picture" />
)

/**
 * Product in a list: its picture, name and price, all of it a link to its page.
 *
 * - **Use**: in grids and carousels of products.
 * - **Avoid**: for a line of a cart or an order, or for a single featured product.
 * - **Content**: the name as on the product page; at most one label on the picture: `badge` replaces `delivery`.
 * - **Accessibility**: an `article` with a heading of `headingLevel`. The picture is decorative, because the name
 *   follows; the favorite button is a tab stop of its own.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Shop/Product card',
  component: ProductCard,
  args: {
    product,
    pictureErrorText: 'Error !',
    price: reduced,
    rating: { value: 4.6, text: '4.6 out of 5' },
    priority: true,
  },
  decorators: [
    (Story) => (
      <div className="story-card">
        {/* The browser's pointer rests in the corner of the page and must not hover over the card. */}
        <style>{'.story-card { max-inline-size: 270px; padding: 24px }'}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Reduced: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement)
    await expect(card.getByRole('heading', { level: 3, name: title })).toBeVisible()
    await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', args.product.href)
    await expect(card.getByText('19% off')).toBeVisible()
    await expect(card.getByText('4.6 out of 5')).toBeVisible()
    await expect(card.getByRole('presentation')).toHaveAttribute('fetchpriority', 'high')
    await expect(card.getByRole('presentation')).toHaveAttribute('loading', 'eager')
  },
}

export const Plain: Story = {
  args: { price: { ...labels, amount: '₹1,299' }, rating: undefined, priority: false, headingLevel: 2 },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(card.getByRole('presentation')).toHaveAttribute('loading', 'lazy')
    await expect(canvasElement).not.toHaveTextContent(/% off|out of 5|List price/)
  },
}

export const Delivery: Story = {
  args: { delivery: 'Delivery in 60 minutes' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Delivery in 60 minutes')).toBeVisible()
  },
}

/** A badge replaces the delivery label. */
export const OutOfStock: Story = {
  tags: ['snapshot'],
  args: { badge: 'Out Of Stock', delivery: 'Delivery in 60 minutes', favoriteButton: heart(false) },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByText('Out Of Stock')).toBeVisible()
    await expect(card.queryByText('Delivery in 60 minutes')).toBeNull()
  },
}

/** The link covers the whole card, except the favorite button. */
export const Favorite: Story = {
  args: { favoriteButton: heart(true) },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: `Favorite: ${title}` })
    const card = within(canvasElement).getByRole('article')
    const { x, y, right } = button.getBoundingClientRect()
    const edge = card.getBoundingClientRect()
    await expect([y - edge.y, edge.right - right]).toEqual([8, 8])
    await expect(button.contains(document.elementFromPoint(x + 22, y + 22))).toBe(true)
    await expect(document.elementFromPoint(edge.x + 22, edge.y + 22)?.closest('a')).toHaveTextContent(title)
  },
}

/** A removed favorite stays in its list, with a button to add it again. */
export const Removed: Story = {
  tags: ['snapshot'],
  args: { favoriteButton: heart(false), removed: 'Removed. Tap the heart to add it back.' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText(args.removed ?? '')).toBeVisible()
  },
}

export const Abroad: Story = {
  args: { price: { ...labels, amount: '$15.59', listAmount: '$19.19', percentOff: '19% off' } },
}

export const MinimumPrice: Story = {
  args: {
    product: { ...product, title: 'Create Your Hamper' },
    price: { ...labels, amount: 'From ₹499' },
    rating: undefined,
  },
}

export const LongTitle: Story = {
  args: {
    product: {
      ...product,
      title:
        'Two Dozen Deep Pink Roses with Eucalyptus and a Zweihundertfünfundzwanzigrosenprachtstraußmitschleierkraut',
    },
    badge: 'Out of stock until the first roses of the coming season arrive',
    favoriteButton: heart(false),
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const NoPicture: Story = {
  args: {
    product: { ...product, picture: { ...picture, src: 'data:image/png;base64,AAAA' } },
    favoriteButton: heart(false),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Error !')).toBeVisible()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { badge: 'Out Of Stock', favoriteButton: heart(false) },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    const { left, right } = card.getByRole('article').getBoundingClientRect()
    await expect(card.getByRole('button').getBoundingClientRect().left - left).toBe(8)
    await expect(right - card.getByText('Out Of Stock').getBoundingClientRect().right).toBe(8)
  },
}
