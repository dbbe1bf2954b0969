import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { checkPincode } from './checkPincode.ts'
import type { DeliverabilityLoader } from './createDeliverabilityLoader.ts'
import { initialPlaceCheckState } from './createInitialState.ts'
import type { LocationStoreCore } from './createLocationStoreCore.ts'
import type { PlaceSelectionController } from './createPlaceSelectionController.ts'
import type { SavedAddressesState } from './DeliveryLocationState.ts'
import type { PlaceResolverActions } from './PlaceResolver.ts'

/** How long an address is shown as undeliverable, in milliseconds (specification 2, section 9). */
const unavailableMs = 2000

type AddressBook = Pick<PlaceResolverActions, 'openAddresses' | 'loadAddresses' | 'chooseAddress'>

/** Creates the actions on saved addresses. */
export function createAddressBookActions(
  core: LocationStoreCore,
  { select }: PlaceSelectionController,
  { loadDetails }: DeliverabilityLoader,
): AddressBook {
  const { ports, productId, store } = core
  const { addresses } = ports

  const save = (changed: Partial<SavedAddressesState>) =>
    store.setState(({ savedAddresses }) => ({ savedAddresses: { ...savedAddresses, ...changed } }))

  const load = async () => {
    const { savedAddresses } = store.getState()
    if (!addresses || savedAddresses.status === 'loading' || savedAddresses.status === 'known') return
    save({ status: 'loading', chosen: readChosen(addresses.selected?.read()) })
    const answer = await addresses.list()
    save(answer.ok ? { status: 'known', list: answer.value } : { status: 'failed' })
  }

  const refuse = (id: number) => {
    save({ unavailable: [...store.getState().savedAddresses.unavailable, id] })
    setTimeout(() => {
      save({ unavailable: store.getState().savedAddresses.unavailable.filter((other) => other !== id) })
    }, unavailableMs)
  }

  const chooseAddress: AddressBook['chooseAddress'] = async ({ id, receiver }) => {
    const { city, pincode } = receiver
    const isNewest = core.begin()
    // The address card shows its own check, so an older check of the box is no longer shown as running.
    const { check } = store.getState()
    store.setState({ isLocating: false, error: undefined })
    if (check.kind === 'checking') store.setState({ check: initialPlaceCheckState.check })
    const place = { country: receiver.country ?? indiaIsoCode, city, pincode }
    if (productId === undefined) {
      await select({ place, method: 'address' }, isNewest)
    } else {
      save({ checking: id })
      const answer = await checkPincode(ports, productId, pincode)
      save({ checking: undefined })
      if (!isNewest()) return
      if (!answer.ok) return void core.fail({ kind: 'failed', failure: answer.failure })
      const deliverability = answer.value
      if (deliverability.check.kind === 'undeliverable') return refuse(id)
      const found = { ...place, city: deliverability.check.city }
      await select({ place: found, method: 'address', deliverability }, isNewest)
      if (store.getState().check === deliverability.check) void loadDetails(deliverability, found, isNewest)
    }
    // The address is not stored as chosen if the visitor has cancelled the change of location.
    if (!isNewest() || ports.place.getState().pincode !== pincode) return
    save({ chosen: id })
    addresses?.selected?.write({ id })
  }

  return {
    loadAddresses: load,
    chooseAddress,
    openAddresses: async () => {
      if (!addresses) return
      if (addresses.session.getState().kind === 'guest') {
        const end = await addresses.requestLogin({ kind: 'savedAddresses' })
        if (end !== 'loggedIn') return
      }
      store.setState({ open: 'addresses', error: undefined })
      await load()
    },
  }
}

const readChosen = (kept: unknown): number | undefined =>
  typeof kept === 'object' && kept !== null && 'id' in kept && typeof kept.id === 'number'
    ? kept.id
    : undefined
