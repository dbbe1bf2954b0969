import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { checkPincode } from './checkPincode.ts'
import type { DeliverabilityLoader } from './createDeliverabilityLoader.ts'
import { initialPlaceCheckState } from './createInitialState.ts'
import type { LocationStoreCore } from './createLocationStoreCore.ts'
import type { PlaceSelectionController } from './createPlaceSelectionController.ts'
import type { SavedAddressPorts } from './DeliveryLocationPorts.ts'
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
  const { ports, productId, delivery, store } = core
  const { addresses } = ports

  const save = (changed: Partial<SavedAddressesState>) =>
    store.setState(({ savedAddresses }) => ({ savedAddresses: { ...savedAddresses, ...changed } }))

  /** Lists the addresses, and resolves with whether the server requires a login. */
  const list = async (port: SavedAddressPorts): Promise<boolean> => {
    save({ status: 'loading', chosen: readChosen(port.selected?.read()) })
    const answer = await port.list()
    save(answer.ok ? { status: 'known', list: answer.value } : { status: 'failed' })
    return !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 401
  }

  // A press during the load before it waits for the same response.
  let listing: Promise<boolean> | undefined
  const load = async (port: SavedAddressPorts): Promise<boolean> => {
    if (store.getState().savedAddresses.status === 'known') return false
    listing ??= list(port).finally(() => {
      listing = undefined
    })
    return listing
  }

  /** Opens the dialog while the addresses are loaded; resolves with whether the server requires a login. */
  const show = async (port: SavedAddressPorts): Promise<boolean> => {
    store.setState({ open: 'addresses', error: undefined })
    return load(port)
  }

  const logIn = async (port: SavedAddressPorts): Promise<boolean> => {
    // The login dialog must not be covered by the dialog with addresses.
    if (store.getState().open === 'addresses') store.setState({ open: undefined })
    return (await port.requestLogin({ kind: 'savedAddresses' })) === 'loggedIn'
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
      // The check reads every pincode as one of the product's country, where it may belong to another city.
      if (delivery && place.country !== delivery.country) return refuse(id)
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
    chooseAddress,
    // This load was not requested by the visitor, so it never asks for a login.
    loadAddresses: async () => {
      if (addresses && store.getState().savedAddresses.status !== 'loading') await load(addresses)
    },
    openAddresses: async () => {
      if (!addresses) return
      const isGuest = addresses.session.getState().kind === 'guest'
      if (isGuest && !(await logIn(addresses))) return
      const isRefused = await show(addresses)
      // Directly after a login, another one would not help; after the dialog was closed, none is expected.
      if (!isRefused || isGuest || store.getState().open !== 'addresses') return
      // The user-info cookie can outlive the session; then the visitor is treated as a guest.
      if (await logIn(addresses)) await show(addresses)
    },
  }
}

const readChosen = (kept: unknown): number | undefined =>
  typeof kept === 'object' && kept !== null && 'id' in kept && typeof kept.id === 'number'
    ? kept.id
    : undefined
