import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { createStore } from 'zustand/vanilla'
import { createStoryStores, StorefrontStory } from '../fixtures/StorefrontStory.tsx'
import type { ConnectionStatusState } from './createConnectionStatusStore.ts'
import { OfflineBanner } from './OfflineBanner.tsx'

const withStatus = (status: ConnectionStatusState['status']) => ({
  ...createStore<ConnectionStatusState>(() => ({ status })),
  start: () => undefined,
})

/** Says that the connection is lost or restored. Typed text is kept. */
const meta = {
  title: 'Storefront/Offline banner',
  component: OfflineBanner,
  args: { offline: withStatus('offline') },
  decorators: [
    (Story) => (
      <StorefrontStory stores={createStoryStores()}>
        <Story />
      </StorefrontStory>
    ),
  ],
} satisfies Meta<typeof OfflineBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement()
  },
}
