import { act, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createCartCountStore } from '../../count/createCartCountStore.ts'
import { createCartScene } from '../../fixtures/createCartScene.ts'
import { richCart } from '../../fixtures/richCart.ts'
import { CartProvider } from '../../react/CartProvider.tsx'
import { CartCount } from '../CartCount/CartCount.tsx'
import { MiniCart } from './MiniCart.tsx'

const header = (scene: ReturnType<typeof createCartScene>, open: boolean) => (
  <CartProvider store={scene.store}>
    <CartCount store={createCartCountStore({ initial: 5 })} />
    <MiniCart open={open} onClose={() => undefined} />
  </CartProvider>
)

afterEach(() => vi.unstubAllGlobals())

it.each([true, false])('renders on a server without a style attribute, open or not: %s', (open) => {
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('document', undefined)
  const html = renderToString(header(createCartScene({ server: richCart() }), open))
  expect(html).not.toContain('style=')
  expect(html).toContain('Cart, 5 items')
})

it('takes over what the server rendered and asks for nothing before it is opened', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = document.createElement('div')
  root.innerHTML = renderToString(header(createCartScene({ initial: undefined }), false))
  const faults: unknown[] = []
  const scene = createCartScene({ initial: undefined })
  const mounted = await act(async () =>
    hydrateRoot(root, <StrictMode>{header(scene, false)}</StrictMode>, {
      onRecoverableError: (fault) => faults.push(fault),
    }),
  )
  expect(faults).toEqual([])
  expect(scene.noted).toEqual([])
  await act(async () => mounted.unmount())
})
