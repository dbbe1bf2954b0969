import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createStoreHarness } from '../fixtures/createStoreHarness.ts'
import { DeliveryLocationProvider } from './DeliveryLocationProvider.tsx'
import { useDeliveryLocation } from './useDeliveryLocation.ts'

function Below({ drawn }: { readonly drawn: () => void }) {
  useDeliveryLocation()
  drawn()
  return null
}

it('does not draw what is below anew when only the part above it is drawn', () => {
  const drawn = vi.fn()
  const below = <Below drawn={drawn} />
  const { store } = createStoreHarness()
  const page = () => <DeliveryLocationProvider store={store}>{below}</DeliveryLocationProvider>
  render(page()).rerender(page())
  expect(drawn).toHaveBeenCalledOnce()
})
