import { renderHydrated } from '@store/config/renderHydrated'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { createStoreHarness } from '../../fixtures/createStoreHarness.ts'
import { DeliveryLocationProvider } from '../../react/DeliveryLocationProvider.tsx'
import { DeliveryLocation } from './DeliveryLocation.tsx'

afterEach(() => vi.unstubAllGlobals())

const fieldOfPlace = () => screen.getByLabelText('City, area or pincode')

const setUp = () => {
  const { store } = createStoreHarness({ chosen: { country: 356, pincode: '411001' } })
  const page = (
    <DeliveryLocationProvider store={store}>
      <DeliveryLocation />
    </DeliveryLocationProvider>
  )
  return { store, page }
}

it('keeps the text typed before hydration over the location of an earlier visit', async () => {
  const { store, page } = setUp()
  await renderHydrated(setUp().page, {
    browser: page,
    before: () => userEvent.type(fieldOfPlace(), '560 0'),
  })
  expect(store.getState()).toMatchObject({ typed: '560 0', check: { kind: 'idle' } })
  expect(fieldOfPlace()).toHaveProperty('value', '560 0')
})

/** Hydrates the box in the document on a phone; before that, `prepare` runs on its server-rendered field. */
async function hydrateOnPhone(prepare: (field: HTMLElement) => unknown = () => undefined) {
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined },
  }))
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = vi.fn()
  HTMLDialogElement.prototype.close = vi.fn()
  const { store } = createStoreHarness({})
  await renderHydrated(
    <DeliveryLocationProvider store={store}>
      <DeliveryLocation />
    </DeliveryLocationProvider>,
    { before: () => prepare(fieldOfPlace()) },
  )
  return { store, field: fieldOfPlace() }
}

it('opens its sheet on a phone when a tap on the field is the first interaction', async () => {
  const { store, field } = await hydrateOnPhone()
  act(() => field.focus())
  await waitFor(() => expect(store.getState().open).toBe('sheet'))
})

it('opens its sheet on a phone where the field was tapped before hydration', async () => {
  const { store } = await hydrateOnPhone((field) => field.focus())
  await waitFor(() => expect(store.getState().open).toBe('sheet'))
})

it('does not open the sheet while the visitor is typing', async () => {
  const { store, field } = await hydrateOnPhone((field) => userEvent.type(field, '56'))
  // The autocomplete field has been loaded, but is not shown yet.
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  expect(field.isConnected).toBe(true)
  expect(store.getState()).toMatchObject({ open: undefined, typed: '56' })
})
