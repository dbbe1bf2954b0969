import type { Meta, StoryObj } from '@storybook/react-vite'
import { createStoryStores, StorefrontStory } from '../../fixtures/StorefrontStory.tsx'
import { sampleArticle } from '../../fixtures/storefrontSamples.ts'
import { ArticleView } from './ArticleView.tsx'

const stores = createStoryStores()

/** A content page: about the shop, its terms, its help. Merchants write it; each kind of block is shown once. */
const meta = {
  title: 'Storefront/Article',
  component: ArticleView,
  args: sampleArticle,
  decorators: [
    (Story) => (
      <StorefrontStory stores={stores}>
        <Story />
      </StorefrontStory>
    ),
  ],
} satisfies Meta<typeof ArticleView>

export default meta
type Story = StoryObj<typeof meta>

export const EveryBlock: Story = { tags: ['snapshot'] }

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
