import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { cartForTwoCountries, richCart } from '../../fixtures/richCart.ts'
import { en } from '../../messages/en.ts'
import { CartStoryPage } from './fixtures/CartStoryPage.tsx'

const phone = { viewport: { value: 'phone' } } as const
const desktop = { viewport: { value: 'desktop' } } as const

const meta: Meta<typeof CartStoryPage> = {
  title: 'Cart/Full cart',
  component: CartStoryPage,
  args: { messages: en, track: fn(), go: fn(), server: richCart() },
  parameters: { layout: 'fullscreen' },
  globals: desktop,
}
export default meta

type Story = StoryObj<typeof CartStoryPage>

export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Saved for later' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Add something small' })).toBeVisible()
    const holds = within(canvas.getByRole('list', { name: 'In Evening Tea Hamper' }))
    await expect(holds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 × Darjeeling tea, 100 g',
      'Almond biscuits',
      'Honey in a glass jar',
    ])
    await expect(canvas.getAllByText('Express in 60 minutes')[0]).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Your photo, as you uploaded it' })).toBeVisible()
  },
}

export const EverythingOnPhone: Story = { ...Everything, globals: phone }

export const EverythingFromRightToLeft: Story = {
  globals: { ...phone, direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Saved for later' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Beside other content on a wide page: the layout depends on the width of the column, not of the window. */
export const InANarrowColumn: Story = {
  tags: ['snapshot'],
  decorators: [
    (Story) => (
      <div className="story-columns">
        <style>
          {'.story-columns { inline-size: 360px; border-inline-end: 1px solid var(--store-color-line) }'}
        </style>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const titles = await canvas.findAllByRole('heading', { level: 3 })
    // Tests a title's minimum width, which the price column once reduced to one letter.
    for (const title of titles) await expect(title.getBoundingClientRect().width).toBeGreaterThan(90)
    const [lines] = canvas.getAllByRole('list')
    await expect(lines?.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const TwoCountries: Story = {
  args: { server: cartForTwoCountries() },
}

export const TwoCountriesOnPhone: Story = { ...TwoCountries, globals: phone }
