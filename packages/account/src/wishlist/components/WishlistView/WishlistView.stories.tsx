import type { WishlistItem } from '@store/api-client/contract/wishlist'
import { withStoryNetwork } from '@store/config/storyNetwork'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createWishlistServer, type WishlistServerMode } from '../../fixtures/createWishlistServer.ts'
import { sampleFavorites } from '../../fixtures/sampleFavorites.ts'
import type { WishlistMessages } from '../../messages/WishlistMessages.ts'
import { wishlistEn } from '../../messages/wishlistEn.ts'
import { createWishlistStore, type InitialWishlist } from '../../store/createWishlistStore.ts'
import type { WishlistEvent } from '../../store/WishlistEvent.ts'
import { Favorite } from '../Favorite/Favorite.tsx'
import { WishlistHeading } from './WishlistHeading.tsx'
import { WishlistPlaceholder } from './WishlistPlaceholder.tsx'
import { WishlistView } from './WishlistView.tsx'

const [roses, cake, plant, hamper] = sampleFavorites

interface Scene {
  /** The saved products. */
  readonly items?: readonly WishlistItem[]
  /** Initial data of the page. @default the list */
  readonly start?: InitialWishlist['kind'] | 'nothing'
  /** How the server responds. */
  readonly mood?: WishlistServerMode
  /** UI messages of the page. */
  readonly messages?: WishlistMessages
  /** Receives the wishlist's analytics events. */
  readonly track?: (event: WishlistEvent) => void
}

function createScene({ items = sampleFavorites, start = 'list', mood, track }: Scene) {
  const { client, session, requestLogin } = createWishlistServer({ items, isGuest: start === 'guest', mood })
  const store = createWishlistStore({
    initial: start === 'nothing' ? undefined : start === 'list' ? { kind: 'list', items } : { kind: start },
    ports: {
      client: withStoryNetwork(client),
      session,
      requestLogin,
      track: (event) => track?.(event),
    },
  })
  if (start === 'nothing') void store.actions.refresh()
  return store
}

function Page({ messages = wishlistEn, ...scene }: Scene) {
  const [store] = useState(() => createScene(scene))
  return <WishlistView store={store} hrefs={{ home: () => '/' }} messages={messages} />
}

const meta = {
  title: 'Account/Favorites',
  component: Page,
  // Parts that the composed view uses.
  subcomponents: { Favorite, WishlistHeading, WishlistPlaceholder },
  args: { messages: wishlistEn, track: fn() },
  decorators: [
    (Story) => (
      <div className="story-page">
        <style>{'.story-page { padding-inline: 16px }'}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const nothingSticksOut = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible()
    await expect(page.getByText('4 gifts')).toBeVisible()
    await expect(page.getAllByRole('listitem')).toHaveLength(4)
    await expect(page.getByRole('link', { name: roses.title })).toHaveAttribute('href', roses.href)
    await expect(page.getByText('₹699')).toBeVisible()
    const heart = page.getByRole('button', { name: `Favorite: ${cake.title}` })
    await expect(heart.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 })
    const { x, y, right } = heart.getBoundingClientRect()
    const card = heart.closest('article')?.getBoundingClientRect()
    await expect([y - (card?.y ?? 0), (card?.right ?? 0) - right]).toEqual([8, 8])
    // The link covers the whole card, except the favorite button.
    await expect(heart.contains(heart.ownerDocument.elementFromPoint(x + 22, y + 22))).toBe(true)
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(heart).toHaveFocus()
    await expect(page.getByText('3 gifts')).toBeVisible()
    await expect(page.getByText('Removed. Tap the heart to add it back.')).toBeVisible()
    await expect(page.getAllByRole('listitem')).toHaveLength(4)
    await waitFor(() => expect(args.track).toHaveBeenCalledOnce())
    await expect(args.track).toHaveBeenCalledWith({ kind: 'favoriteRemoved', productId: cake.id })
    await userEvent.click(heart)
    await expect(page.queryByText('Removed. Tap the heart to add it back.')).toBeNull()
    await expect(page.getByText('4 gifts')).toBeVisible()
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: nothingSticksOut,
}

export const One: Story = {
  args: { items: [plant] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 gift')).toBeVisible()
  },
}

export const SoldOut: Story = {
  args: { items: [roses, { ...cake, inStock: false }, plant] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Out Of Stock')).toHaveLength(1)
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('No favorites yet. Tap the heart on a gift to save it.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/')
    await expect(page.queryByText('0 gifts')).toBeNull()
  },
}

export const Guest: Story = {
  args: { start: 'guest' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Please login to see your favorites')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(page.getAllByRole('listitem')).toHaveLength(4))
    await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const GuestOnPhone: Story = {
  args: { start: 'guest' },
  globals: { viewport: { value: 'phone' } },
}

export const Loading: Story = {
  args: { start: 'nothing', mood: 'silent' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Loading your favorites…')).toBeInTheDocument()
    await expect(page.getByRole('heading', { level: 1 }).closest('[aria-busy="true"]')).not.toBeNull()
  },
}

export const Failed: Story = {
  args: { start: 'failed', mood: 'away' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('alert')).toHaveTextContent('Something went wrong, Please try again...')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect(await page.findByRole('alert')).toBeVisible()
  },
}

export const RemovingFailed: Story = {
  args: { mood: 'away' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    const heart = page.getByRole('button', { name: `Favorite: ${hamper.title}` })
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('data-failed'))
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('4 gifts')).toBeVisible()
    await expect(args.track).not.toHaveBeenCalled()
  },
}

export const LongWords: Story = {
  args: {
    items: [
      {
        ...roses,
        title: 'Zweihundertfünfundzwanzigrosenprachtstraußmitschleierkraut from the first frost to the last',
      },
      { ...cake, inStock: false },
    ],
  },
  globals: { viewport: { value: 'small' }, locale: 'pseudo' },
  play: nothingSticksOut,
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole('button', { name: `Favorite: ${roses.title}` })
    const card = heart.closest('article')?.getBoundingClientRect()
    await expect(heart.getBoundingClientRect().left - (card?.left ?? 0)).toBeLessThan(20)
    await nothingSticksOut()
  },
}
