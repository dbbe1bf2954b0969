import type { AddressesClient } from '@store/api-client/contract/addresses'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createStoreHarness } from '../../fixtures/createStoreHarness.ts'
import { sampleAddresses } from '../../fixtures/sampleAddresses.ts'
import { DeliveryLocationProvider } from '../../react/DeliveryLocationProvider.tsx'
import { LocationShortcuts } from '../LocationShortcuts/LocationShortcuts.tsx'
import { AddressesDialog } from './AddressesDialog.tsx'

const refused = {
  ok: false,
  failure: { kind: 'refused', status: 401, code: 'login_required', message: '' },
} as const

function setUp(list: AddressesClient['list']) {
  // jsdom has no modal dialogs and no animations.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  HTMLDialogElement.prototype.getAnimations = () => []
  const scene = createStoreHarness({ visitor: 'user', addresses: list })
  render(
    <DeliveryLocationProvider store={scene.store}>
      <LocationShortcuts />
      <AddressesDialog />
    </DeliveryLocationProvider>,
  )
  return scene
}

it('the retry of a user whose session has ended requests a login', async () => {
  const list = vi.fn<AddressesClient['list']>(async () => ({ ok: true, value: sampleAddresses }))
  list.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } }).mockResolvedValueOnce(refused)
  const { store, logins } = setUp(list)
  await store.actions.openAddresses()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('radio')).toHaveLength(2)
  expect(logins).toEqual(['savedAddresses'])
})

it('keeps the button of the dialog while the addresses are loaded again', async () => {
  const list = vi.fn<AddressesClient['list']>(() => new Promise(() => undefined))
  list.mockResolvedValueOnce(refused)
  const { store } = setUp(list)
  await store.actions.loadAddresses()
  const button = await screen.findByRole('button', { name: 'Saved Addresses' })
  await userEvent.click(button)
  await screen.findByText('Loading your addresses')
  expect(button.isConnected).toBe(true)
})
