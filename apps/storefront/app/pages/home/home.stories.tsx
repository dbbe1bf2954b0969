import { parseCalendarDate } from '@store/api-client/contract/rules/calendarDays'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createStoryStores, StorefrontStory } from '../../fixtures/StorefrontStory.tsx'
import { sampleHome } from '../../fixtures/storefrontSamples.ts'
import { view } from './view.tsx'

const stores = createStoryStores()

/** The home page: the gift finder, categories, occasions, prices, gifts, banners and reviews. */
const meta = {
  title: 'Pages/Home',
  args: {
    home: sampleHome,
    today: parseCalendarDate('2026-11-27'),
    hero: { title: 'Fresh flowers, today', text: 'Cut this morning, at the door this afternoon.' },
    claims: [
      { figure: '20+ Mn', text: 'gifts delivered' },
      { figure: '600+', text: 'cities' },
    ],
  },
  loaders: [async ({ args }) => ({ page: await view.open(stores, args) })],
  render: (_, { loaded: { page } }) => <StorefrontStory stores={stores}>{page}</StorefrontStory>,
} satisfies Meta<Parameters<typeof view.open>[1]>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['snapshot'], globals: { viewport: { value: 'desktop' } } }

export const OnPhone: Story = { tags: ['snapshot'], globals: { viewport: { value: 'phone' } } }

/** A shop before its first gift is on sale. */
export const NoGiftsYet: Story = {
  args: {
    home: {
      banners: [],
      categories: [],
      occasions: [],
      bestSellers: [],
      shelves: [],
      reviews: [],
    },
    claims: [],
  },
}
