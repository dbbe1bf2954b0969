import type { GiftSuggestion } from '@store/api-client/contract/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { createStoryStores, StorefrontStory } from '../fixtures/StorefrontStory.tsx'
import { sampleCards } from '../fixtures/storefrontSamples.ts'
import { SearchField } from './SearchField.tsx'

const stores = createStoryStores()

const suggestions: readonly GiftSuggestion[] = [
  { kind: 'category', title: 'Roses', href: '/flowers?kind=rose' },
  ...sampleCards.slice(0, 3).map((card) => ({ ...card, kind: 'product' }) as const),
]

const answering = (found: readonly GiftSuggestion[]) => ({
  ...stores,
  client: {
    ...stores.client,
    catalogue: {
      ...stores.client.catalogue,
      suggest: async () => ({ ok: true, value: found }) as const,
    },
  },
})

/** The search field of every page. It works without JavaScript; suggestions appear while typing, and by keyboard. */
const meta = {
  title: 'Storefront/Search field',
  component: SearchField,
  args: { stores: answering(suggestions) },
  decorators: [
    (Story) => (
      <StorefrontStory stores={stores}>
        <div className="story-search">
          <style>{'.story-search { position: relative; padding: 16px; min-block-size: 420px }'}</style>
          <Story />
        </div>
      </StorefrontStory>
    ),
  ],
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Suggestions: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const search = within(canvasElement)
    await userEvent.type(search.getByRole('searchbox'), 'ro')
    await expect(await search.findByRole('option', { name: /Twelve Red Roses/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(search.getByRole('option', { selected: true })).toHaveTextContent('Roses')
  },
}

/** There are no suggestions, and the search still works. */
export const NoSuggestions: Story = {
  args: { stores: answering([]) },
  play: async ({ canvasElement }) => {
    const search = within(canvasElement)
    await userEvent.type(search.getByRole('searchbox'), 'zzz')
    await expect(search.queryByRole('option')).toBeNull()
  },
}
