import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createStoreHarness } from '../fixtures/createStoreHarness.ts'
import { DeliveryLocationProvider } from './DeliveryLocationProvider.tsx'
import { useDeliveryLocation } from './useDeliveryLocation.ts'

const words = { sheetTitle: 'Where to?' }

function Below({ drawn }: { readonly drawn: () => void }) {
  useDeliveryLocation()
  drawn()
  return null
}

it('does not render its children again when its parent renders', () => {
  const drawn = vi.fn()
  const below = <Below drawn={drawn} />
  const { store } = createStoreHarness()
  const page = () => (
    <DeliveryLocationProvider store={store} messages={words}>
      {below}
    </DeliveryLocationProvider>
  )
  render(page()).rerender(page())
  expect(drawn).toHaveBeenCalledOnce()
})
