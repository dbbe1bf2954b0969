import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { createStoryStores, StorefrontStory } from '../fixtures/StorefrontStory.tsx'
import { Footer, lazyFooter } from './Footer.tsx'

const stores = createStoryStores()

/** The footer of every page: the shop's pages, social networks and apps, display currency, theme and language. */
const meta = {
  title: 'Storefront/Footer',
  component: Footer,
  args: { stores, isDemo: false },
  loaders: [() => lazyFooter.preload()],
  render: (args) => (
    <StorefrontStory stores={stores}>
      <Footer {...args} />
    </StorefrontStory>
  ),
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement)
    await expect(footer.getByRole('navigation')).toBeVisible()
    await expect(footer.getByRole('combobox', { name: 'Show prices in' })).toBeVisible()
  },
}

/** Demo mode: mails stay in the outbox. */
export const Demo: Story = { args: { isDemo: true } }
