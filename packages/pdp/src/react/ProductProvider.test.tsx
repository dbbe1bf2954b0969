import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { roses } from '../fixtures/roses.ts'
import { createProductStore } from '../store/createProductStore.ts'
import { ProductProvider } from './ProductProvider.tsx'
import { useProduct } from './useProduct.ts'

function Below({ drawn }: { readonly drawn: () => void }) {
  useProduct()
  drawn()
  return null
}

it('does not re-render the below-the-fold sections when the part above re-renders', () => {
  const drawn = vi.fn()
  const below = <Below drawn={drawn} />
  const store = createProductStore({
    product: roses,
    ports: {
      add: async () => ({ ok: true, value: undefined }),
      placeCheck: createStore(() => ({ check: { kind: 'idle' } as const })),
      showPlace: () => undefined,
      hrefs: { cart: () => '/cart', home: () => '/' },
      track: () => undefined,
    },
  })
  const page = () => <ProductProvider store={store}>{below}</ProductProvider>
  render(page()).rerender(page())
  expect(drawn).toHaveBeenCalledOnce()
})
