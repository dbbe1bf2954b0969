import { renderHydrated } from '@store/config/renderHydrated'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createCartCountStore } from '../../count/createCartCountStore.ts'
import { createCartHarness } from '../../fixtures/createCartHarness.ts'
import { richCart } from '../../fixtures/richCart.ts'
import { CartProvider } from '../../react/CartProvider.tsx'
import { CartCount } from '../CartCount/CartCount.tsx'
import { MiniCart } from './MiniCart.tsx'

const header = (scene: ReturnType<typeof createCartHarness>, open: boolean) => (
  <CartProvider store={scene.store}>
    <CartCount store={createCartCountStore({ initial: 5 })} />
    <MiniCart open={open} onClose={() => undefined} />
  </CartProvider>
)

afterEach(() => vi.unstubAllGlobals())

it.each([true, false])('renders the mini cart on the server without a style attribute (open: %s)', (open) => {
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('document', undefined)
  const html = renderToString(header(createCartHarness({ server: richCart() }), open))
  expect(html).not.toContain('style=')
  expect(html).toContain('Cart, 5 items')
})

it('hydrates the server-rendered count, and sends no request before the mini cart is opened', async () => {
  const scene = createCartHarness({ initial: undefined })
  await renderHydrated(header(createCartHarness({ initial: undefined }), false), {
    browser: <StrictMode>{header(scene, false)}</StrictMode>,
  })
  expect(scene.noted).toEqual([])
})
