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

it('does not re-render its children when its parent re-renders', () => {
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
