import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { NotFoundView } from './NotFoundView.tsx'

/**
 * View for a page that was not found or could not be loaded.
 *
 * - **Use**: as the whole content of such a page.
 * - **Avoid**: for one part that failed (`ErrorBox`), or for an empty list.
 * - **Content**: a friendly title, one sentence on what to do, and a way on: `action` first if trying again can help.
 * - **Accessibility**: the title is the page's `h1`; the drawing is hidden from assistive technology.
 * - **Status**: stable
 */
const meta = {
  title: 'Pages/Not found',
  component: NotFoundView,
  args: {
    title: 'Something went wrong',
    text: "But it's OK, We Got You",
    home: { label: 'Back to Home', href: '#home' },
  },
} satisfies Meta<typeof NotFoundView>

export default meta
type Story = StoryObj<typeof meta>

const draw = (ground: string, light: string, content: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="${ground}"/><circle cx="200" cy="190" r="140" fill="${light}"/><ellipse cx="200" cy="336" rx="120" ry="16" fill="#2b211b" opacity=".08"/>${content}</svg>`,
  )}`,
  width: 400,
  height: 400,
})

const tulip = (x: number, y: number, colour: string, dark: string) =>
  `<path d="M${x - 34} ${y - 40}c10 6 18 6 34-14 16 20 24 20 34 14 6 52-8 78-34 78s-40-26-34-78Z" fill="${colour}"/><path d="M${x} ${y - 54}c-16 26-18 60 0 92 18-32 16-66 0-92Z" fill="${dark}"/>`

const flowers = draw(
  '#f6e2dc',
  '#fbf0ea',
  `<g fill="none" stroke="#5d8a5c" stroke-width="8" stroke-linecap="round"><path d="M150 190c6 40 24 60 44 90M250 190c-6 40-24 60-44 90M200 160v120"/></g>
  ${tulip(146, 152, '#d9788a', '#c25670')}${tulip(254, 152, '#f2a20c', '#d98a06')}${tulip(200, 116, '#b0124e', '#8f0d3f')}
  <path d="M148 250h104l26 84a6 6 0 0 1-6 8H128a6 6 0 0 1-6-8Z" fill="#fffcf7"/><path d="m148 250 52 92h-72a6 6 0 0 1-6-8Z" fill="#eadbc8"/><path d="M146 268h108l4 16H142Z" fill="#b0124e"/>`,
)
const cakes = draw(
  '#f3e4d0',
  '#faf2e6',
  `<path d="M112 332h176v-72a20 20 0 0 0-20-20H132a20 20 0 0 0-20 20Z" fill="#8a5a3c"/><path d="M112 262a22 22 0 0 1 22-22h132a22 22 0 0 1 22 22v16c-10 18-28 18-36 0-8 18-28 18-36 0-8 18-28 18-36 0-8 18-28 18-34 0-6 18-30 18-36 0Z" fill="#fff6ea"/>
  <path d="M146 240v-54a18 18 0 0 1 18-18h72a18 18 0 0 1 18 18v54Z" fill="#a06a48"/><path d="M146 190a22 22 0 0 1 22-22h64a22 22 0 0 1 22 22v12c-8 16-24 16-32 0-6 14-22 14-28 0-6 14-40 16-48 0Z" fill="#fff6ea"/>
  <rect x="193" y="118" width="14" height="50" rx="4" fill="#d9788a"/><path d="M200 84c10 12 14 18 14 24a14 14 0 0 1-28 0c0-6 4-12 14-24Z" fill="#f2a20c"/>
  <g fill="#b3261e"><circle cx="164" cy="164" r="9"/><circle cx="236" cy="164" r="9"/></g>`,
)
const gifts = draw(
  '#e7e6d6',
  '#f4f3e9',
  `<rect x="112" y="190" width="176" height="144" rx="10" fill="#b0124e"/><rect x="100" y="156" width="200" height="48" rx="10" fill="#c93a6c"/><path d="M184 156h32v178h-32Z" fill="#fef1d2"/>
  <path d="M200 156c-50 0-76-18-70-42s50-10 70 42c20-52 64-66 70-42s-20 42-70 42Z" fill="none" stroke="#f2a20c" stroke-width="14" stroke-linejoin="round"/>`,
)
const combos = draw(
  '#efe0e4',
  '#f9f0f2',
  `<path d="M108 250h112v84H108Z" fill="#8a5a3c"/><path d="M108 250c20-14 92-14 112 0v14H108Z" fill="#fff6ea"/><circle cx="164" cy="238" r="10" fill="#b3261e"/>
  <g fill="none" stroke="#5d8a5c" stroke-width="7" stroke-linecap="round"><path d="M254 210v80M276 220c-4 30-10 50-16 66"/></g>
  ${tulip(252, 158, '#f2a20c', '#d98a06')}<circle cx="292" cy="212" r="26" fill="#d9788a"/><circle cx="292" cy="208" r="12" fill="#f2c6cb"/>
  <path d="M226 268h74l-10 60a8 8 0 0 1-8 6h-38a8 8 0 0 1-8-6Z" fill="#fffcf7"/><path d="M226 268h74l-3 16h-68Z" fill="#eadbc8"/>`,
)
const personalised = draw(
  '#dfe6ea',
  '#f0f4f6',
  `<path d="M120 150h150v150a34 34 0 0 1-34 34h-82a34 34 0 0 1-34-34Z" fill="#fffcf7"/><path d="M270 184h20a34 34 0 0 1 34 34v10a40 40 0 0 1-40 40h-14" fill="none" stroke="#fffcf7" stroke-width="18"/>
  <path d="M195 282s-46-26-46-58a25 25 0 0 1 46-14 25 25 0 0 1 46 14c0 32-46 58-46 58Z" fill="#b0124e"/><path d="M120 150h150v18H120Z" fill="#eadbc8"/>
  <g fill="none" stroke="#8c7b6c" stroke-width="5" stroke-linecap="round" opacity=".5"><path d="M170 128c-8-14 8-20 0-36M200 128c-8-14 8-20 0-36M230 128c-8-14 8-20 0-36"/></g>`,
)
const plants = draw(
  '#dde8db',
  '#eff5ed',
  `<g fill="none" stroke="#3f6f46" stroke-width="7" stroke-linecap="round"><path d="M200 260V120M200 220c-20-30-40-40-62-46M200 200c20-30 40-40 62-46"/></g>
  <g fill="#5d8a5c"><path d="M200 142c-34-22-38-58-18-86 26 18 34 50 18 86Z"/><path d="M150 186c-40 6-64-14-72-44 36-8 62 8 72 44ZM250 166c40 6 64-14 72-44-36-8-62 8-72 44Z"/></g><g fill="#7fae7a"><path d="M190 232c-34 10-60-4-74-30 32-14 60-4 74 30ZM210 226c34 10 60-4 74-30-32-14-60-4-74 30Z"/></g>
  <path d="M136 250h128l-14 78a12 12 0 0 1-12 10h-76a12 12 0 0 1-12-10Z" fill="#c9744a"/><path d="M128 240h144v26H128Z" fill="#d98a5e"/>`,
)

const favourites = {
  title: 'Find your new favourites',
  pictureErrorText: 'Error !',
  items: [
    { title: 'Flowers', href: '#flowers', picture: flowers },
    { title: 'Cakes', href: '#cakes', picture: cakes },
    { title: 'Gifts', href: '#gifts', picture: gifts },
    { title: 'Combos', href: '#combos', picture: combos },
    { title: 'Personalised Gifts', href: '#personalised-gifts', picture: personalised },
    { title: 'Plants', href: '#plants', picture: plants },
  ],
}

const isWide = async (canvasElement: HTMLElement, inARow: number) => {
  const links = within(within(canvasElement).getByRole('navigation')).getAllByRole('link')
  const tops = links.map((link) => Math.round(link.getBoundingClientRect().top))
  await expect(tops.filter((top) => top === tops[0])).toHaveLength(inARow)
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong')
    await expect(canvas.getByText("But it's OK, We Got You")).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '#home')
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const WithFavourites: Story = {
  args: { favourites },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const nav = within(canvas.getByRole('navigation', { name: 'Find your new favourites' }))
    await expect(
      nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(favourites.items.map(({ title, href }) => [title, href]))
    await expect(canvas.getByRole('heading', { level: 2, name: 'Find your new favourites' })).toBeVisible()
    await isWide(canvasElement, 6)
  },
}

export const WithFavouritesOnPhone: Story = {
  tags: ['snapshot'],
  args: { favourites },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => isWide(canvasElement, 2),
}

export const WithoutPictures: Story = {
  args: {
    favourites: { ...favourites, items: favourites.items.map(({ title, href }) => ({ title, href })) },
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Plants' })
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const PictureFailed: Story = {
  args: {
    favourites: {
      ...favourites,
      items: favourites.items.map((item, at) =>
        at === 0 ? { ...item, picture: { ...flowers, src: 'data:image/png;base64,AAAA' } } : item,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const failed = await within(canvasElement).findByText('Error !')
    await expect(failed.closest('a')).toHaveAttribute('href', '#flowers')
  },
}

export const WithMore: Story = {
  args: { children: <Card>Looking for an order? It is under My orders.</Card> },
  globals: { viewport: { value: 'phone' } },
}

export const LongText: Story = {
  args: {
    title: 'Something went wrong, and Donaudampfschifffahrtsgesellschaftskapitän is not here either',
    favourites: {
      ...favourites,
      items: favourites.items.map((item) => ({
        ...item,
        title: `${item.title} for Donaudampfschifffahrtsgesellschaften`,
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

export const RightToLeft: Story = {
  args: { favourites },
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const left = (name: string) =>
      within(canvasElement).getByRole('link', { name }).getBoundingClientRect().left
    await expect(left('Flowers')).toBeGreaterThan(left('Cakes'))
  },
}

export const CouldNotBeLoaded: Story = {
  args: { title: 'We couldn’t load this page', action: { label: 'Try again', onSelect: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.action?.onSelect).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '#home')
  },
}
