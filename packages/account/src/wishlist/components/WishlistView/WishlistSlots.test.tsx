import { render } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { expect, it } from 'vitest'
import { createWishlistServer } from '../../fixtures/createWishlistServer.ts'
import { sampleFavorites } from '../../fixtures/sampleFavorites.ts'
import type { WishlistSlots } from '../../react/WishlistSlots.ts'
import { createWishlistStore, type InitialWishlist } from '../../store/createWishlistStore.ts'
import { WishlistView } from './WishlistView.tsx'

const wrap = (name: string) => ({
  replace: <Given extends object>(given: Given, Default: ComponentType<Given>) => (
    <div data-slot={name}>{createElement(Default, given)}</div>
  ),
})

// `Required` makes a new slot that no test names a type error.
const wrapped: Required<WishlistSlots> = {
  heading: wrap('heading'),
  favorite: wrap('favorite'),
  placeholder: wrap('placeholder'),
}

function renderPage(initial: InitialWishlist, slots?: WishlistSlots) {
  const { client, session, requestLogin } = createWishlistServer({ items: sampleFavorites, isGuest: false })
  const ports = { client, session, requestLogin, track: () => undefined }
  const store = createWishlistStore({ initial, ports })
  const { container } = render(<WishlistView store={store} hrefs={{ home: () => '/' }} slots={slots} />)
  const parts = [...container.querySelectorAll<HTMLElement>('[data-slot]')].map((one) => one.dataset.slot)
  return { container, parts: [...new Set(parts)] }
}

it.each([
  [{ kind: 'list', items: sampleFavorites }, ['heading', 'favorite']],
  [{ kind: 'list', items: [] }, ['heading', 'placeholder']],
  [{ kind: 'guest' }, ['heading', 'placeholder']],
  [{ kind: 'failed' }, ['heading', 'placeholder']],
] satisfies readonly (readonly [InitialWishlist, readonly string[]])[])(
  'wraps the parts of %j without changing them',
  (initial, parts) => {
    const plain = renderPage(initial)
    expect(plain.parts).toEqual([])
    const page = renderPage(initial, wrapped)
    expect(page.parts).toEqual(parts)
    expect(page.container.textContent).toBe(plain.container.textContent)
  },
)

it("replaces a part, and passes the part's props to the replacement", () => {
  const { container } = renderPage(
    { kind: 'list', items: sampleFavorites },
    { favorite: { replace: ({ item }) => <i>{item.title}</i> } },
  )
  expect(container.querySelectorAll('i')).toHaveLength(sampleFavorites.length)
  expect(container.querySelector('button')).toBeNull()
})
