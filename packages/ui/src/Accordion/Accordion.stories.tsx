import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Accordion } from './Accordion.tsx'
import type { AccordionItem } from './AccordionProps.ts'

const contains: AccordionItem = {
  id: 'contains',
  title: 'Product Contains',
  content: 'Thirty red roses of 50 cm, seasonal greens, a wrap of brown paper and a satin ribbon.',
  open: true,
}
const description: AccordionItem = {
  id: 'description',
  title: 'Description',
  content: 'Cut at dawn and tied by hand on the day they travel, so that they open in their vase.',
}
const care: AccordionItem = {
  id: 'care',
  title: 'Care Instructions',
  content: (
    <>
      Cut the stems at a slant, give fresh water every second day and keep them from the sun.{' '}
      <span id="story-lilies">Lilies are not for cats.</span>
    </>
  ),
}

/**
 * Accordion: parts that open and close under their titles, built on the native `<details>`.
 *
 * - **Use**: for parts of a page of which most shoppers need only one or two, such as care instructions below a
 *   product, or the groups of a footer on a phone.
 * - **Avoid**: for information that a shopper needs to buy (price, date, errors). If exactly one view must always be
 *   visible, use `Tabs`.
 * - **Content**: titles of one to four words that say what is inside; `open` for the part that most shoppers read.
 * - **Accessibility**: each title is a heading of `headingLevel`, a tab stop of at least 44 px, and opens with Enter or
 *   Space. A closed part stays in the DOM; find-in-page and links to its content open it.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Layout/Accordion',
  component: Accordion,
  args: { items: [contains, description, care], onToggle: fn() },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

/** Returns the open state of each part, from top to bottom. */
const statesOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole<HTMLDetailsElement>('group')
    .map((part) => part.open)

const settled = (canvasElement: HTMLElement) =>
  Promise.all(canvasElement.getAnimations({ subtree: true }).map((motion) => motion.finished))

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(statesOf(canvasElement)).toEqual([true, false, false])
    await expect(canvas.getByRole('heading', { level: 3, name: 'Care Instructions' })).toBeVisible()
    await userEvent.click(canvas.getByText('Description'))
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledWith('description', true))
    await expect(statesOf(canvasElement)).toEqual([true, true, false])
    await userEvent.click(canvas.getByText('Product Contains'))
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith('contains', false))
    // `toggle` also fires for a part that is initially open, which must not be reported.
    await expect(args.onToggle).toHaveBeenCalledTimes(2)
    await settled(canvasElement)
  },
}

export const StopsOfTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    for (const title of ['Product Contains', 'Description', 'Care Instructions']) {
      await userEvent.tab()
      const summary = canvasElement.ownerDocument.activeElement
      await expect(summary).toHaveTextContent(title)
      await expect(summary?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
}

export const OneAtATime: Story = {
  args: { exclusive: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Care Instructions'))
    await waitFor(() => expect(statesOf(canvasElement)).toEqual([false, false, true]))
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledWith('contains', false))
    await expect(args.onToggle).toHaveBeenCalledWith('care', true)
    await settled(canvasElement)
  },
}

export const OpenedByWhatIsInside: Story = {
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement).getByText('Lilies are not for cats.')
    await expect(inside.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
    // The browser does the same when a link points into the part, or find-in-page finds text in it.
    window.location.hash = 'story-lilies'
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledWith('care', true))
    await settled(canvasElement)
    await expect(inside.checkVisibility({ contentVisibilityAuto: true })).toBe(true)
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
  },
}

export const StillWithoutMotion: Story = {
  decorators: [
    (Story) => (
      <div className="story-still">
        <style>{'.story-still { --store-travel: 0 }'}</style>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Description'))
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([])
    // Chromium omits animations of this pseudo-element from `getAnimations`.
    const [part] = within(canvasElement).getAllByRole('group')
    if (!part) throw new Error('The accordion has no part.')
    await expect(getComputedStyle(part, '::details-content').transitionDuration).toBe('0s, 0s')
  },
}

export const LongText: Story = {
  args: {
    headingLevel: 2,
    items: [
      {
        id: 'long',
        title:
          'What to do when the one who receives the gift is not at home, and Donaudampfschifffahrtsgesellschaftskapitän',
        content: 'We ring twice and leave it with a neighbour. '.repeat(12),
        open: true,
      },
      care,
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
    await expect(within(canvasElement).getAllByRole('heading', { level: 2 })).toHaveLength(2)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    items: [
      { id: 'a', title: 'يحتوي المنتج على', content: 'ثلاثون وردة حمراء مع أوراق خضراء.', open: true },
      { id: 'b', title: 'تعليمات العناية', content: 'ماء نظيف كل يومين.' },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
