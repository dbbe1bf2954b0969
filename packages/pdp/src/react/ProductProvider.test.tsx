import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
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

afterEach(() => vi.unstubAllGlobals())

it('does not draw what is below anew when only the part above it is drawn', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
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
  const root = createRoot(document.createElement('div'))
  for (const _ of ['first', 'again'])
    await act(async () => root.render(<ProductProvider store={store}>{below}</ProductProvider>))
  expect(drawn).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
})
