import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { createScene } from '../fixtures/createScene.ts'
import { DeliveryLocationProvider } from './DeliveryLocationProvider.tsx'
import { useDeliveryLocation } from './useDeliveryLocation.ts'

function Below({ drawn }: { readonly drawn: () => void }) {
  useDeliveryLocation()
  drawn()
  return null
}

afterEach(() => vi.unstubAllGlobals())

it('does not draw what is below anew when only the part above it is drawn', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const drawn = vi.fn()
  const below = <Below drawn={drawn} />
  const { store } = createScene()
  const root = createRoot(document.createElement('div'))
  for (const _ of ['first', 'again'])
    await act(async () =>
      root.render(<DeliveryLocationProvider store={store}>{below}</DeliveryLocationProvider>),
    )
  expect(drawn).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
})
