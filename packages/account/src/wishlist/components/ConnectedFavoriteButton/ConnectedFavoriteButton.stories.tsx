import { withStoryNetwork } from '@store/config/storyNetwork'
import { Picture, VisuallyHidden } from '@store/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useStore } from 'zustand'
import { createWishlistServer, type WishlistServerMode } from '../../fixtures/createWishlistServer.ts'
import { drawFavorite } from '../../fixtures/drawFavorite.ts'
import { sampleFavorites } from '../../fixtures/sampleFavorites.ts'
import { favoriteButtonEn } from '../../messages/favoriteButtonEn.ts'
import { formatWishlistToastEn } from '../../messages/formatWishlistToastEn.ts'
import { FavoritesProvider } from '../../react/FavoritesProvider.tsx'
import { createFavoritesStore } from '../../store/createFavoritesStore.ts'
import { createWishlistStore } from '../../store/createWishlistStore.ts'
import { syncFavorites } from '../../store/syncFavorites.ts'
import type { WishlistEvent } from '../../store/WishlistEvent.ts'
import { ConnectedFavoriteButton, type ConnectedFavoriteButtonProps } from './ConnectedFavoriteButton.tsx'

const [roses] = sampleFavorites

interface Scene extends ConnectedFavoriteButtonProps {
  /** Whether the product is already a favorite. */
  readonly isSaved?: boolean
  /** Whether the visitor is a guest. */
  readonly isGuest?: boolean
  /** Result of the login; `never` leaves the dialog open. */
  readonly login?: 'loggedIn' | 'dismissed' | 'never'
  /** How the server responds. */
  readonly mood?: WishlistServerMode
  /** Whether the wishlist's code fails to load. */
  readonly isCodeMissing?: boolean
  /** Receives the wishlist's analytics events. */
  readonly track?: (event: WishlistEvent) => void
}

function createScene({ isSaved = false, isGuest, login = 'loggedIn', mood, isCodeMissing, ...host }: Scene) {
  const { client, session, requestLogin } = createWishlistServer({
    items: isSaved ? [roses] : [],
    isGuest,
    mood,
    login: login === 'never' ? 'dismissed' : login,
  })
  const wishlist = createWishlistStore({
    initial: isGuest ? { kind: 'guest' } : { kind: 'list', items: isSaved ? [roses] : [] },
    ports: {
      client: withStoryNetwork(client),
      session,
      requestLogin: login === 'never' ? () => new Promise(() => undefined) : requestLogin,
      track: (event) => host.track?.(event),
    },
  })
  const setFavorite = isCodeMissing
    ? () => Promise.reject(new Error('offline'))
    : wishlist.actions.setFavorite
  const hearts = createFavoritesStore({ setFavorite })
  syncFavorites(wishlist, hearts)
  return { wishlist, hearts }
}

function OnPage({ product, variant, messages, ...scene }: Scene) {
  const [{ wishlist, hearts }] = useState(() => createScene({ product, ...scene }))
  const { toast } = useStore(wishlist)
  return (
    <FavoritesProvider store={hearts}>
      <ConnectedFavoriteButton
        product={product}
        {...(variant && { variant })}
        {...(messages && { messages })}
      />
      <VisuallyHidden>
        <span role="status">{toast && formatWishlistToastEn(toast)}</span>
      </VisuallyHidden>
    </FavoritesProvider>
  )
}

const meta = {
  title: 'Account/Favorite button',
  component: OnPage,
  args: { product: roses, messages: favoriteButtonEn, track: fn() },
} satisfies Meta<typeof OnPage>

export default meta
type Story = StoryObj<typeof meta>

const getFavoriteButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Favorite: Twelve Red Roses Bouquet' })

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const heart = getFavoriteButton(canvasElement)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const status = within(canvasElement).getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('Twelve Red Roses Bouquet is in your favorites.'))
    await expect(args.track).toHaveBeenCalledOnce()
    await expect(args.track).toHaveBeenCalledWith({ kind: 'favoriteAdded', productId: roses.id })
  },
}

export const Saved: Story = {
  args: { isSaved: true },
  play: async ({ canvasElement, args }) => {
    const heart = getFavoriteButton(canvasElement)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    heart.focus()
    await userEvent.keyboard(' ')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(args.track).toHaveBeenCalledOnce())
    await expect(args.track).toHaveBeenCalledWith({ kind: 'favoriteRemoved', productId: roses.id })
    await expect(heart).toHaveFocus()
  },
}

export const QuickTaps: Story = {
  play: async ({ canvasElement, args }) => {
    const heart = getFavoriteButton(canvasElement)
    for (const isSaved of [true, false, true, false, true]) {
      await userEvent.click(heart)
      await expect(heart).toHaveAttribute('aria-pressed', String(isSaved))
    }
    const status = within(canvasElement).getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('is in your favorites'))
    await expect(args.track).toHaveBeenLastCalledWith({ kind: 'favoriteAdded', productId: roses.id })
  },
}

export const GuestLogsIn: Story = {
  args: { isGuest: true },
  play: async ({ canvasElement, args }) => {
    const heart = getFavoriteButton(canvasElement)
    await userEvent.click(heart)
    await waitFor(() => expect(args.track).toHaveBeenCalledOnce())
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).not.toHaveAttribute('aria-busy')
  },
}

export const GuestLeavesTheLogin: Story = {
  args: { isGuest: true, login: 'dismissed' },
  play: async ({ canvasElement, args }) => {
    const heart = getFavoriteButton(canvasElement)
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement()
    await expect(args.track).not.toHaveBeenCalled()
  },
}

export const WaitsForTheLogin: Story = {
  args: { isGuest: true, login: 'never' },
  play: async ({ canvasElement }) => {
    const heart = getFavoriteButton(canvasElement)
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-busy', 'true'))
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toHaveFocus()
  },
}

export const Failed: Story = {
  args: { mood: 'away' },
  play: async ({ canvasElement }) => {
    const heart = getFavoriteButton(canvasElement)
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('data-failed'))
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Something went wrong, Please try again...',
    )
  },
}

export const NoMoreFit: Story = {
  args: { mood: 'full' },
  play: async ({ canvasElement }) => {
    await userEvent.click(getFavoriteButton(canvasElement))
    const status = within(canvasElement).getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('Your favorites are full. Please remove one first.'))
  },
}

export const CodeDidNotArrive: Story = {
  args: { isCodeMissing: true },
  play: async ({ canvasElement }) => {
    const heart = getFavoriteButton(canvasElement)
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('data-failed'))
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  },
}

export const OnPicture: Story = {
  args: { variant: 'picture', isSaved: true },
  decorators: [
    (Story) => (
      <div className="story-framed">
        <style>
          {`.story-framed { position: relative; inline-size: 260px }
            .story-corner { position: absolute; inset-block-start: 8px; inset-inline-end: 8px }`}
        </style>
        <Picture
          src={drawFavorite.roses}
          width={400}
          height={400}
          alt=""
          errorText="Error !"
          loading="eager"
        />
        <div className="story-corner">
          <Story />
        </div>
      </div>
    ),
  ],
}
