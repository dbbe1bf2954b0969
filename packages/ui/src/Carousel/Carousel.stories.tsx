import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { giftPicture } from '../fixtures/giftPicture.ts'
import type { GiftShape } from '../fixtures/giftShapes.ts'
import { Picture } from '../Picture/Picture.tsx'
import { Price } from '../Price/Price.tsx'
import { Carousel } from './Carousel.tsx'
import { carouselEn } from './carouselEn.ts'

const gifts: readonly (readonly [GiftShape, string, string, string])[] = [
  ['roses', 'Thirty red roses', '₹549', '#f6dfe2'],
  ['cake', 'Truffle cake, half a kilo', '₹699', '#f3e3cf'],
  ['marigolds', 'Marigolds in paper', '₹399', '#fbeccb'],
  ['plant', 'A jade plant', '₹499', '#e2ecdf'],
  ['hamper', 'Tea-time hamper', '₹1,299', '#f1e4d6'],
]

interface ProductProps {
  readonly at: number
  readonly title?: string | undefined
}

function Product({ at, title }: ProductProps) {
  const [gift, name, price, wall] = gifts[at % gifts.length] ?? ['roses', '', '', '']
  return (
    <a href={`/p/${at}`} className="story-product">
      <Picture
        src={giftPicture({ gift, width: 400, height: 400, wall })}
        width={400}
        height={400}
        alt=""
        errorText="Error !"
      />
      <span>{title ?? name}</span>
      <Price amount={price} />
    </a>
  )
}

const products = (count: number, title?: string) =>
  [...Array(count).keys()].map((at) => <Product key={at} at={at} title={title} />)

/**
 * Carousel: slides side by side, moved by finger, mouse, arrows and the Tab key.
 *
 * - **Use**: for a row of similar items that is not the main content of the page, such as related products.
 * - **Avoid**: for results that a shopper compares (a grid), or for banners that rotate (`HeroCarousel`).
 * - **Content**: a heading that says what the slides have in common. With a fractional `perView`, such as 4.1 on
 *   desktops, a part of the next slide is visible and shows that there are more.
 * - **Accessibility**: a named section with `aria-roledescription`. Focus in a slide moves the slide into view; the
 *   arrow at an end keeps focus and is `aria-disabled`.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Media/Carousel',
  component: Carousel,
  args: {
    label: 'Similar products',
    messages: carouselEn,
    heading: <h2 className="story-heading">Similar products</h2>,
    children: products(9),
    onMove: fn(),
  },
  decorators: [
    (Story) => (
      <>
        <style>{`.story-heading { margin: 0; font: 500 var(--store-text-xl) / 1.2 var(--store-font-display); color: var(--store-color-ink) }
          .story-product { display: grid; gap: 8px; color: var(--store-color-ink); font: 400 var(--store-text-m) / 1.4 var(--store-font-body); text-decoration: none; overflow-wrap: anywhere }
          .story-product:focus-visible { outline: 2px solid var(--store-color-focus); outline-offset: 2px; border-radius: 12px }`}</style>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const carousel = canvas.getByRole('region', { name: 'Similar products' })
  const list = within(carousel).getByRole('list')
  const slides = [...list.querySelectorAll('li')]
  const viewport = list.parentElement ?? carousel
  const startOf = (index: number) => {
    const slide = slides[index]?.getBoundingClientRect()
    const { left, right } = list.parentElement?.getBoundingClientRect() ?? new DOMRect()
    const rightToLeft = getComputedStyle(list).direction === 'rtl'
    return (rightToLeft ? right - (slide?.right ?? 0) : (slide?.left ?? 0) - left) - 8
  }
  return {
    canvas,
    carousel,
    list,
    slides,
    viewport,
    startOf,
    widthOf: (index: number) => slides[index]?.getBoundingClientRect().width ?? 0,
    isFirst: (index: number) => waitFor(() => expect(Math.abs(startOf(index))).toBeLessThan(1)),
    ready: () => waitFor(() => expect(viewport).toHaveAttribute('data-ready')),
    arrows: () =>
      waitFor(() => ({
        back: canvas.getByRole('button', { name: 'Previous' }),
        on: canvas.getByRole('button', { name: 'Next' }),
      })),
  }
}
export const Default: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, args }) => {
    const { arrows, list, slides, startOf, isFirst, widthOf } = partsOf(canvasElement)
    const { back, on } = await arrows()
    const room = list.getBoundingClientRect().width
    await expect(widthOf(0)).toBeCloseTo((room - 3.1 * 16) / 4.1, 0)
    await expect(startOf(4)).toBeLessThan(room)
    await expect(startOf(5)).toBeGreaterThan(room)
    await expect(slides).toHaveLength(9)
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await expect(on.getBoundingClientRect().width).toBe(44)
    await expect(on.getBoundingClientRect().height).toBe(44)
    await userEvent.click(on)
    await isFirst(4)
    await expect(args.onMove).toHaveBeenLastCalledWith(4)
    await expect(back).not.toHaveAttribute('aria-disabled')
  },
}

export const StopsAtTheEnds: Story = {
  args: { perView: { desktop: 3, tablet: 3, phone: 3 }, children: products(5) },
  play: async ({ canvasElement, args }) => {
    const { arrows, list, startOf, isFirst, widthOf } = partsOf(canvasElement)
    const { back, on } = await arrows()
    on.focus()
    await userEvent.keyboard('{Enter}')
    const room = list.getBoundingClientRect().width
    await waitFor(() => expect(Math.abs(startOf(4) + widthOf(4) - room)).toBeLessThan(1))
    await expect(on).toHaveAttribute('aria-disabled', 'true')
    await expect(on).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMove).toHaveBeenCalledOnce()
    await userEvent.click(back)
    await isFirst(0)
    await expect(back).toHaveFocus()
    await expect(back).toHaveAttribute('aria-disabled', 'true')
  },
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { arrows, list, widthOf, isFirst } = partsOf(canvasElement)
    const { on } = await arrows()
    await expect(widthOf(0)).toBeCloseTo(list.getBoundingClientRect().width, 0)
    await userEvent.click(on)
    await isFirst(1)
  },
}

export const PeeksOnPhone: Story = {
  args: { perView: { phone: 1.5 } },
  globals: { viewport: { value: 'phone' } },
}

export const ThreeInView: Story = {
  args: { perView: { desktop: 3, tablet: 2, phone: 1.2 } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const { list, widthOf } = partsOf(canvasElement)
    await expect(widthOf(0)).toBeCloseTo((list.getBoundingClientRect().width - 32) / 3, 0)
  },
}

export const ByTab: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { arrows, list, slides, viewport, ready, startOf } = partsOf(canvasElement)
    const { back } = await arrows()
    await ready()
    for (let press = 0; press < 5; press += 1) await userEvent.tab()
    const link = within(slides[2] ?? list).getByRole('link')
    await expect(link).toHaveFocus()
    await waitFor(() => expect(Math.abs(startOf(2))).toBeLessThan(1))
    // The carousel tracks its own position; if the browser scrolls the viewport, the arrows become wrong.
    await expect(viewport.scrollLeft).toBe(0)
    await expect(back).not.toHaveAttribute('aria-disabled')
  },
}

export const ByTabWhileBusy: Story = {
  ...ByTab,
  play: async (context) => {
    const keepBusy = ({ key }: KeyboardEvent) => {
      const until = performance.now() + 30
      while (key === 'Tab' && performance.now() < until);
    }
    addEventListener('keydown', keepBusy)
    await ByTab.play?.(context)
    removeEventListener('keydown', keepBusy)
  },
}

export const RightToLeft: Story = {
  tags: ['snapshot'],
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { arrows, slides, isFirst } = partsOf(canvasElement)
    const { back, on } = await arrows()
    const left = (element: Element | undefined) => element?.getBoundingClientRect().left ?? Number.NaN
    await expect(left(slides[1])).toBeLessThan(left(slides[0]))
    await expect(left(on)).toBeLessThan(left(back))
    await isFirst(0)
    await userEvent.click(on)
    await isFirst(4)
  },
}

export const AllFit: Story = {
  args: { children: products(3) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const { ready, canvas } = partsOf(canvasElement)
    await ready()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const OneSlide: Story = {
  args: { children: products(1) },
  play: async ({ canvasElement }) => {
    const { canvas, slides } = partsOf(canvasElement)
    await expect(slides).toHaveLength(1)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = {
  args: { loading: true, children: undefined },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const { canvas, carousel, ready, slides } = partsOf(canvasElement)
    await expect(carousel).toHaveAttribute('aria-busy', 'true')
    await expect(slides).toHaveLength(5)
    await ready()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const ThenLoaded: Story = {
  args: { loading: true },
  globals: { viewport: { value: 'desktop' } },
  render: function Kept(args) {
    const [loading, setLoading] = useState(true)
    return (
      <StrictMode>
        <Carousel {...args} loading={loading} />
        <Button variant="secondary" onClick={() => setLoading(false)}>
          They are here
        </Button>
      </StrictMode>
    )
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'They are here' }))
    const { carousel, arrows, isFirst, slides } = partsOf(canvasElement)
    await expect(carousel).not.toHaveAttribute('aria-busy')
    await expect(slides).toHaveLength(9)
    const { on } = await arrows()
    await userEvent.click(on)
    await isFirst(4)
  },
}

export const Empty: Story = {
  args: {
    children: [],
    empty: (
      <Card>
        <p>Nothing here yet. Look at what others send.</p>
      </Card>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/Nothing here yet/)).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const EmptyWithoutWords: Story = {
  args: { children: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    heading: (
      <h2 className="story-heading">Other gifts that people in Thiruvananthapuram sent to their sisters</h2>
    ),
    children: products(6, `Hand-tied-bouquet-with-${'eucalyptus-and-'.repeat(8)}ribbon`),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { carousel, list, widthOf } = partsOf(canvasElement)
    await expect(carousel.scrollWidth).toBeLessThanOrEqual(carousel.clientWidth + 16)
    await expect(widthOf(0)).toBeCloseTo(list.getBoundingClientRect().width, 0)
  },
}

/** Without JavaScript, the slides have their final positions and can be scrolled. */
export const BeforeScript: Story = {
  args: { perView: { phone: 2.2 } },
  globals: { viewport: { value: 'phone' } },
  render: () => <div data-testid="host" />,
  play: async ({ canvasElement, args }) => {
    const host = within(canvasElement).getByTestId('host')
    const elsewhere = document.createElement('div')
    const root = createRoot(elsewhere)
    root.render(<Carousel {...args} />)
    await waitFor(() => expect(elsewhere.querySelector('li')).not.toBeNull())
    host.innerHTML = elsewhere.innerHTML
    root.unmount()
    const { viewport, list, widthOf, isFirst } = partsOf(canvasElement)
    viewport.removeAttribute('data-ready')
    list.removeAttribute('style')
    await expect(widthOf(0)).toBeCloseTo((list.getBoundingClientRect().width - 1.2 * 16) / 2.2, 0)
    viewport.scrollTo({ left: widthOf(0) + 30, behavior: 'instant' })
    await isFirst(1)
  },
}
