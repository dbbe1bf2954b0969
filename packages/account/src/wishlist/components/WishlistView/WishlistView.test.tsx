import { renderHydrated } from '@store/config/renderHydrated'
import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createWishlistServer } from '../../fixtures/createWishlistServer.ts'
import { sampleFavorites } from '../../fixtures/sampleFavorites.ts'
import { FavoritesProvider } from '../../react/FavoritesProvider.tsx'
import { createFavoritesStore } from '../../store/createFavoritesStore.ts'
import { createWishlistStore, type InitialWishlist } from '../../store/createWishlistStore.ts'
import { ConnectedFavoriteButton } from '../ConnectedFavoriteButton/ConnectedFavoriteButton.tsx'
import { WishlistView } from './WishlistView.tsx'

const [roses] = sampleFavorites

function pageOf(initial: InitialWishlist) {
  const { client, session, requestLogin } = createWishlistServer()
  const store = createWishlistStore({
    initial,
    ports: { client, session, requestLogin, track: () => undefined },
  })
  const hearts = createFavoritesStore({ setFavorite: store.actions.setFavorite })
  return {
    store,
    hearts,
    page: (
      <FavoritesProvider store={hearts}>
        <ConnectedFavoriteButton product={roses} />
        <WishlistView store={store} hrefs={{ home: () => '/' }} />
      </FavoritesProvider>
    ),
  }
}

it.each<[string, InitialWishlist, string]>([
  ['the list', { kind: 'list', items: sampleFavorites }, 'Chocolate Truffle Cake'],
  ['an empty list', { kind: 'list', items: [] }, 'No favorites yet.'],
  ['the page of a guest', { kind: 'guest' }, 'Please login to see your favorites'],
  ['a failed request', { kind: 'failed' }, 'Something went wrong'],
])(
  'renders %s on the server, without styles in it, and hydrates without changes',
  async (_, initial, text) => {
    const server = pageOf(initial)
    const html = renderToString(server.page)
    expect(html).toContain(text)
    expect(html).not.toContain('style=')
    const browser = pageOf(initial)
    // State that is known before hydration, such as from another tab; the first render must still match the server's
    // HTML.
    browser.hearts.show({ [roses.id]: { saved: true } })
    await renderHydrated(server.page, { browser: browser.page })
    expect(screen.getAllByRole('button')[0]?.getAttribute('aria-pressed')).toBe('true')
  },
)

it('a favorite button without its provider throws an error that names the missing provider', () => {
  expect(() => renderToString(<ConnectedFavoriteButton product={roses} />)).toThrow('wrap the page in one')
})
