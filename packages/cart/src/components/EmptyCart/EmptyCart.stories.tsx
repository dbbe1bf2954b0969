import { toProductId } from '@store/api-client/contract/cart'
import type { BestSellers, ProductCard } from '@store/api-client/contract/catalogue'
import { paise } from '@store/api-client/contract/money'
import type { Result } from '@store/api-client/contract/problem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, isMockFunction, userEvent, waitFor, within } from 'storybook/test'
import { CartStoryProvider } from '../../fixtures/CartStoryProvider.tsx'
import { drawGift, type SampleGift } from '../../fixtures/drawGift.ts'
import { sampleCart } from '../../fixtures/sampleCart.ts'
import { emptyCartCategories } from '../../store/emptyCartCategories.ts'
import { EmptyCart } from './EmptyCart.tsx'

const phone = { viewport: { value: 'phone' } } as const
const pictureOf = (gift: SampleGift) => {
  const src = drawGift(gift)
  return { src, srcSet: `${src} 400w`, alt: '', width: 400, height: 400 }
}
const product = (number: number, title: string, gift: SampleGift): ProductCard => ({
  id: toProductId(number),
  title,
  href: `/p/gift/${number}`,
  price: paise(49_900 + number * 1000),
  listPrice: paise(69_900),
  picture: pictureOf(gift),
  rating: undefined,
})
const gifts = ['rose', 'cake', 'teddy', 'hamper', 'mug', 'leaf'] as const
const best: BestSellers = {
  products: [
    product(1, 'Red Roses', 'rose'),
    product(2, 'Chocolate Truffle Cake', 'cake'),
    product(3, 'Jade Plant in a White Pot', 'leaf'),
    product(4, 'Evening Tea Hamper', 'hamper'),
    product(5, 'Small Teddy', 'teddy'),
  ],
  categories: emptyCartCategories.map((slug, place) => ({
    title: slug,
    href: `/${slug}`,
    picture: pictureOf(gifts[place] ?? 'rose'),
  })),
}
const answered: Result<BestSellers> = { ok: true, value: best }
const failed: Result<BestSellers> = { ok: false, failure: { kind: 'network' } }

interface SceneProps {
  /** Best sellers of the host. */
  readonly bestSellers?: (() => Promise<Result<BestSellers>>) | undefined
  /** Categories rendered by the server. */
  readonly categories?: BestSellers['categories'] | undefined
  /** Target of the server's link to continue shopping. */
  readonly continueHref?: string
}

function EmptyScene({ bestSellers, categories, continueHref = '/' }: SceneProps) {
  return (
    <CartStoryProvider
      server={{ ...sampleCart([]), continueHref }}
      bestSellers={bestSellers}
      categories={categories}
    >
      <EmptyCart />
    </CartStoryProvider>
  )
}

const meta: Meta<typeof EmptyScene> = {
  title: 'Cart/Empty cart',
  component: EmptyScene,
  subcomponents: { EmptyCart },
  args: { bestSellers: async () => answered },
}
export default meta

type Story = StoryObj<typeof EmptyScene>

const text = "Hey, cart bag seems to be empty, Let's add some items."
const addresses = ['/flowers', '/cakes', '/gifts', '/combos', '/personalised-gifts', '/plants']
const box = 'Something went wrong please try after some time or refresh the page.'

const callsOf = (call: unknown) => (isMockFunction(call) ? call.mock.calls.length : 0)

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(text)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Evening Tea Hamper' })).toBeVisible()
    const nav = within(canvas.getByRole('navigation', { name: 'Browse Through Our Best Categories' }))
    await expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses)
    const pictures = [...canvasElement.querySelectorAll('nav img')]
    await expect(pictures).toHaveLength(6)
    await expect(pictures[0]).toHaveAttribute('srcset')
    await expect(pictures[0]).toHaveAttribute('sizes')
  },
}

export const OnPhone: Story = { ...Default, tags: ['snapshot'], globals: phone }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const arrow = within(canvasElement).getByRole('navigation').querySelector('a svg')
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1')
  },
}

export const Loading: Story = {
  args: { bestSellers: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const block = canvas.getByRole('region', { name: 'Best sellers' })
    await expect(block).toHaveAttribute('aria-busy', 'true')
    await expect(within(block).getByText('Loading best sellers')).toBeInTheDocument()
    await expect(canvas.getAllByRole('link')).toHaveLength(7)
  },
}

/** Pictures of the categories are rendered before the first request. */
export const CategoriesServed: Story = {
  args: { bestSellers: () => new Promise(() => undefined), categories: best.categories },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Browse Through Our Best Categories' })
    await expect(nav.querySelectorAll('img')).toHaveLength(6)
    await expect(nav.querySelectorAll('[loading="eager"]')).toHaveLength(2)
  },
}

/** A category that the shop does not have is not shown. */
export const FewCategories: Story = {
  args: { categories: best.categories.slice(1, 3) },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation'))
    await expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/cakes',
      '/gifts',
    ])
  },
}

/** A shop without categories has no category block. */
export const NoCategories: Story = {
  args: { categories: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
  },
}

export const LoadingOnPhone: Story = { ...Loading, globals: phone }

/** Skeletons reserve the space of the content that loads. */
export const MovesNothing: Story = {
  args: {
    bestSellers: () => new Promise((resolve) => setTimeout(() => resolve(answered), 300)),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = canvas.getByRole('region', { name: 'Best sellers' })
    const before = region.getBoundingClientRect()
    await canvas.findByRole('link', { name: 'Evening Tea Hamper' })
    const after = region.getBoundingClientRect()
    await expect(Math.abs(after.top - before.top)).toBeLessThan(1)
    await expect(Math.abs(after.height - before.height)).toBeLessThan(24)
  },
}

export const BestSellersFail: Story = {
  args: { bestSellers: fn(async () => failed) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.getByText(box)).toBeVisible()
    await expect(canvas.getByText(text)).toBeVisible()
    await expect(within(canvas.getByRole('navigation')).getAllByRole('link')).toHaveLength(6)
    const before = callsOf(args.bestSellers)
    await userEvent.click(again)
    await waitFor(() => expect(callsOf(args.bestSellers)).toBe(before + 1))
    await expect(canvas.getByRole('heading', { name: 'Best sellers' })).toHaveFocus()
    await expect(await canvas.findByText(box)).toBeVisible()
  },
}

export const BestSellersFailOnPhone: Story = { args: { bestSellers: async () => failed }, globals: phone }

export const WithoutBestSellers: Story = {
  args: { bestSellers: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('heading', { name: 'Best sellers' })).toBeNull()
    await expect(within(canvas.getByRole('navigation')).getAllByRole('link')).toHaveLength(6)
  },
}

export const GoesOnWhereTheServerSays: Story = {
  args: { continueHref: '/flowers' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Continue Shopping' })
    await expect(link).toHaveAttribute('href', '/flowers')
  },
}
