import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { giftPicture } from '../fixtures/giftPicture.ts'
import type { GiftShape } from '../fixtures/giftShapes.ts'
import type { Banner } from './Banner.ts'
import { HeroCarousel } from './HeroCarousel.tsx'
import { heroCarouselEn } from './heroCarouselEn.ts'

const bannerOf = (title: string, line: string, gift: GiftShape, wall: string): Banner => {
  const pictureOf = (width: number, height: number) => ({
    src: giftPicture({ gift, width, height, wall, words: [title, line] }),
    width,
    height,
    alt: `${title}: ${line}`,
  })
  return { href: `/${gift}`, title, phone: pictureOf(540, 480), desktop: pictureOf(1280, 400) }
}

const roses = bannerOf('Roses, cut this morning', 'At the door by six', 'roses', '#f6dfe2')
const cake = bannerOf('Cakes for small and big days', 'Baked after you order', 'cake', '#f3e3cf')
const marigolds = bannerOf('A house full of marigolds', 'Garlands for the festival', 'marigolds', '#fbeccb')
const plant = bannerOf('Green that stays', 'Plants from ₹399', 'plant', '#e2ecdf')
const brokenPicture = { ...roses.phone, src: 'data:image/png;base64,AAAA', srcSet: undefined }
const broken: Banner = {
  ...roses,
  href: '/broken',
  phone: brokenPicture,
  desktop: { ...roses.desktop, src: brokenPicture.src },
}

/**
 * Hero carousel: rotating banners, each a link with a picture for phones and one for desktops.
 *
 * - **Use**: once at the top of the home page or of an occasion page.
 * - **Avoid**: for products (`Carousel`), or for messages that every shopper must see: most see the first banner only.
 * - **Content**: the picture's alternative text says what the banner says. At most five banners; one banner has no
 *   controls.
 * - **Accessibility**: rotating banners have a pause button. The rotation also pauses while the pointer or the focus is
 *   in it, and does not start with reduced motion. Slides that are not visible cannot be focused.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Media/Hero carousel',
  component: HeroCarousel,
  args: {
    banners: [roses, cake, marigolds, plant],
    label: 'Offers',
    messages: heroCarouselEn,
    errorText: 'Error !',
    intervalMs: 600_000,
    onOpen: fn(),
  },
} satisfies Meta<typeof HeroCarousel>

export default meta
type Story = StoryObj<typeof meta>

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const slider = canvas.getByRole('region', { name: 'Offers' })
  const bullets = within(canvas.getByRole('group', { name: 'Choose a banner' })).getAllByRole('button')
  const slides = [...slider.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')]
  const track = slides[0]?.parentElement ?? slider
  const current = () => bullets.findIndex((bullet) => bullet.hasAttribute('aria-current'))
  const isAt = (index: number) =>
    waitFor(async () => {
      const start = slides[index]?.getBoundingClientRect().left ?? Number.NaN
      await expect(current()).toBe(index)
      await expect(Math.abs(start - track.getBoundingClientRect().left)).toBeLessThan(1)
    })
  const bullet = (index: number) => bullets[index] ?? slider
  return { canvas, slider, bullets, bullet, slides, current, isAt, track }
}

/** Removes the real mouse pointer, which may rest on the story and would pause its banners. */
const takePointerAway = async (slider: HTMLElement) => {
  slider.style.setProperty('pointer-events', 'none')
  await fireEvent.pointerOut(slider)
}
const unseen = { pointerEventsCheck: 0 } as const

/** Moves the banners without animation, because these stories measure time. */
const stepping = {
  decorators: [
    (Story: () => ReactNode) => (
      <>
        <style>{'[aria-live] { scroll-behavior: auto !important }'}</style>
        <Story />
      </>
    ),
  ],
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, args }) => {
    const { canvas, slider, bullet, slides, isAt, track } = partsOf(canvasElement)
    await expect(slider).toHaveAttribute('aria-roledescription', 'carousel')
    await expect(slides[1]).toHaveAttribute('aria-label', '2 of 4')
    await takePointerAway(slider)
    await waitFor(() => expect(track).toHaveAttribute('aria-live', 'off'))
    slider.style.removeProperty('pointer-events')
    await userEvent.click(bullet(2))
    await isAt(2)
    await expect(bullet(2)).toHaveAccessibleName('A house full of marigolds, banner 3 of 4')
    await expect(track).toHaveAttribute('aria-live', 'polite')
    await expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, true, false, true])
    const link = canvas.getByRole('link', { name: 'A house full of marigolds: Garlands for the festival' })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await expect(args.onOpen).toHaveBeenCalledWith(marigolds)
    await expect(link).toHaveAttribute('href', '/marigolds')
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { canvas, bullet, isAt, track, slider } = partsOf(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Next banner' })).toBeNull()
    track.scrollTo({ left: track.clientWidth, behavior: 'instant' })
    await isAt(1)
    const pauseButton = canvas.getByRole('button', { name: 'Pause the banners' })
    await expect(pauseButton.getBoundingClientRect().width).toBe(44)
    await expect(bullet(0).getBoundingClientRect().height).toBe(44)
    await expect(bullet(0).getBoundingClientRect().width).toBe(24)
    const { width, height } = slider.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
    await expect(height).toBeCloseTo((width * 480) / 540, 0)
  },
}

export const ArrowsGoRound: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const { canvas, isAt } = partsOf(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous banner' }))
    await isAt(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Next banner' }))
    await isAt(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Next banner' }))
    await isAt(1)
  },
}

export const WithoutArrows: Story = {
  args: { arrows: false },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const { canvas, bullets } = partsOf(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Next banner' })).toBeNull()
    await expect(bullets).toHaveLength(4)
  },
}

export const OneBanner: Story = {
  args: { banners: [cake] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/cake')
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const NoBanners: Story = {
  args: { banners: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}

export const MovesByItself: Story = {
  args: { intervalMs: 1500 },
  play: async ({ canvasElement }) => {
    const { slider, isAt } = partsOf(canvasElement)
    await takePointerAway(slider)
    await isAt(1)
    await isAt(2)
    await isAt(3)
    await isAt(0)
  },
}

export const StandsUnderThePointer: Story = {
  ...stepping,
  args: { intervalMs: 600 },
  play: async ({ canvasElement }) => {
    const { slider, current, isAt } = partsOf(canvasElement)
    await fireEvent.pointerOver(slider)
    await pause(1000)
    await expect(current()).toBe(0)
    await takePointerAway(slider)
    await isAt(1)
  },
}

export const StandsUnderFocus: Story = {
  ...stepping,
  args: { intervalMs: 600 },
  play: async ({ canvasElement }) => {
    const { canvas, slider, current, isAt } = partsOf(canvasElement)
    await takePointerAway(slider)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Pause the banners' })).toHaveFocus()
    await pause(1000)
    await expect(current()).toBe(0)
    canvas.getByRole('button', { name: 'Pause the banners' }).blur()
    await isAt(1)
  },
}

export const StandsInAHiddenTab: Story = {
  ...stepping,
  args: { intervalMs: 600 },
  play: async ({ canvasElement }) => {
    const { slider, current, isAt } = partsOf(canvasElement)
    await takePointerAway(slider)
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    await pause(1000)
    await expect(current()).toBe(0)
    Reflect.deleteProperty(document, 'hidden')
    await isAt(1)
  },
}

export const PausedAndPlayed: Story = {
  ...stepping,
  args: { intervalMs: 600 },
  play: async ({ canvasElement }) => {
    const { canvas, slider, isAt } = partsOf(canvasElement)
    await takePointerAway(slider)
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the banners' }), unseen)
    const play = canvas.getByRole('button', { name: 'Play the banners' })
    await expect(play).toHaveFocus()
    await fireEvent.pointerOut(slider)
    play.blur()
    await pause(1000)
    await isAt(0)
    // When play is pressed by key, the banners rotate although focus is inside.
    play.focus()
    await userEvent.keyboard('{Enter}')
    await isAt(1)
  },
}

export const ReducedMotion: Story = {
  ...stepping,
  args: { intervalMs: 600 },
  beforeEach: () => {
    const before = window.matchMedia
    window.matchMedia = (query) =>
      before.call(window, query.includes('reduced-motion') ? '(width > 0px)' : query)
    return () => {
      window.matchMedia = before
    }
  },
  play: async ({ canvasElement }) => {
    const { canvas, slider, current, isAt } = partsOf(canvasElement)
    await takePointerAway(slider)
    const play = canvas.getByRole('button', { name: 'Play the banners' })
    await pause(1000)
    await expect(current()).toBe(0)
    await userEvent.click(play, unseen)
    await isAt(1)
  },
}

export const ByKeyboard: Story = {
  args: { arrows: false },
  play: async ({ canvasElement }) => {
    const { canvas, bullet, slides, isAt } = partsOf(canvasElement)
    canvas.getByRole('button', { name: 'Pause the banners' }).focus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(bullet(1)).toHaveFocus()
    await userEvent.keyboard(' ')
    await isAt(1)
    for (const [index, slide] of slides.entries()) {
      const link = within(slide).getByRole('link')
      link.focus()
      await expect(link.matches(':focus')).toBe(index === 1)
    }
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  args: { intervalMs: 600_000 },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { canvas, slides, isAt } = partsOf(canvasElement)
    const edge = (index: number) => slides[index]?.getBoundingClientRect().left ?? Number.NaN
    await expect(edge(1)).toBeLessThan(edge(0))
    const next = canvas.getByRole('button', { name: 'Next banner' })
    const previous = canvas.getByRole('button', { name: 'Previous banner' })
    await expect(next.getBoundingClientRect().left).toBeLessThan(previous.getBoundingClientRect().left)
    await userEvent.click(next)
    await isAt(1)
    await userEvent.click(previous)
    await isAt(0)
    await userEvent.click(previous)
    await isAt(3)
  },
}

export const Failed: Story = {
  args: { banners: [broken, cake] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const { canvas, slides } = partsOf(canvasElement)
    const words = await canvas.findByText('Error !')
    await expect(words.parentElement?.getBoundingClientRect().height).toBeCloseTo(
      slides[1]?.getBoundingClientRect().height ?? Number.NaN,
      0,
    )
    await expect(canvas.getByRole('link', { name: /Roses, cut this morning.*Error !/ })).toBeVisible()
  },
}

const withWords = (banner: Banner, gift: GiftShape, wall: string, line: string): Banner => {
  const pictureOf = (width: number, height: number) => {
    // The empty line keeps the text away from the gift.
    const src = giftPicture({ gift, width, height, wall, words: ['', ''] })
    return { src, width, height, alt: '' }
  }
  return { ...banner, line, phone: pictureOf(540, 480), desktop: pictureOf(1280, 400) }
}

export const WordsOnPictures: Story = {
  tags: ['snapshot'],
  args: {
    banners: [
      withWords(roses, 'roses', '#f6dfe2', 'At the door by six'),
      withWords(cake, 'cake', '#f3e3cf', 'Baked after you order'),
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', {
      name: 'Roses, cut this morning At the door by six',
    })
    await expect(link).toBeVisible()
  },
}

export const WordsOnPicturesOnPhone: Story = {
  args: WordsOnPictures.args ?? {},
  globals: { viewport: { value: 'phone' } },
}

export const ManyAndLong: Story = {
  args: {
    banners: Array.from(
      { length: 12 },
      (_, at): Banner => ({
        ...plant,
        href: `/plants/${at}`,
        title: 'Succulentsthatforgiveeveryonewhoforgetstowaterthem '.repeat(3),
      }),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { slider } = partsOf(canvasElement)
    await expect(slider.scrollWidth).toBe(slider.clientWidth)
  },
}
