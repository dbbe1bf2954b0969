import { createFakeDelivery } from '@store/api-client/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStoreHarness } from '../../fixtures/createStoreHarness.ts'
import { en } from '../../messages/en.ts'
import { DeliveryLocationProvider } from '../../react/DeliveryLocationProvider.tsx'
import { getPlaceFieldProps } from './getPlaceFieldProps.ts'
import { PlaceAutocomplete } from './PlaceAutocomplete.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function renderField() {
  const suggest = vi.fn(createFakeDelivery().suggest)
  const { store } = createStoreHarness({ client: { suggest }, isWithoutProduct: true })
  // Loads the search, which is a script of its own.
  await store.actions.search('')
  const field = getPlaceFieldProps(store.getState(), true, en)
  render(
    <DeliveryLocationProvider store={store}>
      <PlaceAutocomplete field={field} attach={() => undefined} suggests />
    </DeliveryLocationProvider>,
  )
  /** Types a text without a pause between its characters. */
  const type = async (text: string) => {
    for (const at of text.split('').keys())
      fireEvent.change(screen.getByRole('combobox'), { target: { value: text.slice(0, at + 1) } })
    await act(() => vi.advanceTimersByTimeAsync(400))
  }
  return { store, suggest, type }
}

it('searches the same text again in another country', async () => {
  const { store, suggest, type } = await renderField()
  await type('London')
  expect(suggest).toHaveBeenLastCalledWith({ text: 'London', country: 356, productId: undefined })
  await act(() => store.actions.chooseCountry(826))
  await type('London')
  expect(suggest).toHaveBeenLastCalledWith({ text: 'London', country: 826, productId: undefined })
})
