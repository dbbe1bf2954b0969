import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { HydrationProvider, type HydrationTrigger } from './HydrationProvider.tsx'
import { HydrationRegion } from './HydrationRegion.tsx'
import { hydrateLater } from './hydrateLater.tsx'

const startOnPress: HydrationTrigger = (start) =>
  document.addEventListener('pointerdown', start, { once: true, capture: true })

const deferred = hydrateLater(async () => () => <p>Loved by 526 people</p>)

/**
 * Parts of a page that are hydrated later than the rest. A server renders them with the page; in Storybook, which has
 * no server, a deferred part appears when its trigger starts it.
 *
 * - **Use**: around a part below the fold of a server-rendered page, to start the page with less JavaScript.
 * - **Avoid**: around the part that a shopper uses first, or inside a paragraph, because the region is a `div`.
 * - **Content**: none of its own.
 * - **Accessibility**: clicks, changes and submits before hydration are replayed after it, so no keyboard input is
 *   lost.
 * - **Status**: beta
 */
const meta = {
  title: 'Components/Layout/Hydration',
  component: HydrationRegion,
  subcomponents: { HydrationProvider },
  args: {
    children: (
      <HydrationProvider when={startOnPress}>
        <Button>Show the reviews</Button>
        <deferred.Component />
      </HydrationProvider>
    ),
  },
} satisfies Meta<typeof HydrationRegion>

export default meta
type Story = StoryObj<typeof meta>

export const OnInteraction: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByText('Loved by 526 people')).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Show the reviews' }))
    await expect(await page.findByText('Loved by 526 people')).toBeVisible()
  },
}
