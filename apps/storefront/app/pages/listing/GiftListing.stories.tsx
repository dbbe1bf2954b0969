import type { GiftResultsPage } from '@store/api-client/contract/catalogue'
import { paise } from '@store/api-client/contract/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { createStoryStores, StorefrontStory } from '../../fixtures/StorefrontStory.tsx'
import { sampleCards } from '../../fixtures/storefrontSamples.ts'
import { GiftListing } from './GiftListing.tsx'

const stores = createStoryStores()

const found: GiftResultsPage = {
  products: sampleCards,
  total: 62,
  page: 2,
  pages: 11,
  facets: [
    {
      id: 'colour',
      values: [
        { id: 'red', title: 'Red', count: 24 },
        { id: 'yellow', title: 'Yellow', count: 12 },
      ],
    },
    { id: 'occasion', values: [{ id: 'birthday', title: 'Birthday', count: 40 }] },
  ],
  prices: { from: paise(64_900), to: paise(2_499_00) },
  place: undefined,
}

/** Gifts of a category or a search, with filters, sorting and pages: a form and links, which work without JavaScript. */
const meta = {
  title: 'Storefront/Gift list',
  component: GiftListing,
  args: {
    stores,
    path: '/flowers',
    query: { text: '' },
    results: found,
    natural: 'Popular first',
    emptyStateLink: { text: 'See all flowers', href: '/flowers' },
  },
  decorators: [
    (Story) => (
      <StorefrontStory stores={stores}>
        <div className="inset">
          <Story />
        </div>
      </StorefrontStory>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof GiftListing>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['snapshot'] }

export const Filtered: Story = {
  tags: ['snapshot'],
  args: { query: { text: '', colour: ['red'], occasion: ['birthday'], priceTo: 2000 } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getByRole('checkbox', { name: /Red/ })).toBeChecked()
    await expect(list.getByRole('link', { name: /Remove.*Red/ })).toBeVisible()
  },
}

export const NothingFound: Story = {
  tags: ['snapshot'],
  args: {
    query: { text: '', colour: ['red'], priceTo: 100 },
    results: { ...found, products: [], total: 0, page: 1, pages: 1, prices: undefined },
  },
}

/** The typed location is unknown. */
export const UnknownPlace: Story = {
  args: { query: { text: '', place: 'Atlantis' }, results: { ...found, place: { kind: 'unknown' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/Atlantis/)[0]).toBeVisible()
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
}

export const FiltersOnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await userEvent.click(list.getByText('Filters'))
    await expect(list.getByRole('checkbox', { name: /Red/ })).toBeVisible()
  },
}
