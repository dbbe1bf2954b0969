import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { createStoryStores, StorefrontStory } from '../fixtures/StorefrontStory.tsx'
import { LanguageSuggestion, lazyLanguageSuggestion } from './LanguageSuggestion.tsx'

/** Offers the page in the language of the visitor's browser, without a redirect. */
const meta = {
  title: 'Storefront/Language offer',
  component: LanguageSuggestion,
  loaders: [() => lazyLanguageSuggestion.preload()],
  beforeEach: () => {
    document.documentElement.dataset.language = 'hi'
    return () => {
      delete document.documentElement.dataset.language
    }
  },
  render: () => (
    <StorefrontStory stores={createStoryStores()}>
      {/* The server writes this rule for each language. */}
      <style>{'html[data-language="hi"] [data-offer="hi"] { display: flex }'}</style>
      <LanguageSuggestion />
    </StorefrontStory>
  ),
} satisfies Meta<typeof LanguageSuggestion>

export default meta
type Story = StoryObj<typeof meta>

export const Hindi: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/language/hi')
  },
}
