import { india } from '@store/api-client/contract/rules/isPincode'
import { checkPincode } from './checkPincode.ts'
import type { Arriving } from './createArriving.ts'
import type { LocationCore } from './createLocationCore.ts'
import type { LookingFurther } from './createLookingFurther.ts'
import type { SavedState } from './DeliveryLocationState.ts'
import { untouched } from './emptyState.ts'
import type { FindingActions } from './Finding.ts'

/** How long an address is said to be out of reach, in milliseconds (specification 2, section 9). */
const unavailableMs = 2000

type AddressBook = Pick<FindingActions, 'openAddresses' | 'loadAddresses' | 'chooseAddress'>

/** Makes what a visitor can do with saved addresses. */
export function createAddressBook(
  core: LocationCore,
  { arrive }: Arriving,
  { lookFurther }: LookingFurther,
): AddressBook {
  const { ports, productId, store } = core
  const { addresses } = ports

  const save = (changed: Partial<SavedState>) =>
    store.setState(({ saved }) => ({ saved: { ...saved, ...changed } }))

  const load = async () => {
    const { saved } = store.getState()
    if (!addresses || saved.status === 'loading' || saved.status === 'known') return
    save({ status: 'loading', chosen: readChosen(addresses.selected?.read()) })
    const answer = await addresses.list()
    save(answer.ok ? { status: 'known', list: answer.value } : { status: 'failed' })
  }

  const refuse = (id: number) => {
    save({ unavailable: [...store.getState().saved.unavailable, id] })
    setTimeout(() => {
      save({ unavailable: store.getState().saved.unavailable.filter((other) => other !== id) })
    }, unavailableMs)
  }

  const chooseAddress: AddressBook['chooseAddress'] = async ({ id, receiver }) => {
    const { city, pincode } = receiver
    const isNewest = core.begin()
    // Its card says that it is checked; another check that was under way is void.
    const { check } = store.getState()
    store.setState({ isLocating: false, fault: undefined })
    if (check.kind === 'checking') store.setState({ check: untouched.check })
    const place = { country: receiver.country ?? india, city, pincode }
    if (productId === undefined) {
      await arrive({ place, way: 'address' }, isNewest)
    } else {
      save({ checking: id })
      const answer = await checkPincode(ports, productId, pincode)
      save({ checking: undefined })
      if (!isNewest()) return
      if (!answer.ok) return void core.fail({ kind: 'failed', failure: answer.failure })
      const known = answer.value
      if (known.check.kind === 'undeliverable') return refuse(id)
      const found = { ...place, city: known.check.city }
      await arrive({ place: found, way: 'address', known }, isNewest)
      if (store.getState().check === known.check) void lookFurther(known, found, isNewest)
    }
    // A visitor who was asked may have stayed where they were.
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
      store.setState({ open: 'addresses', fault: undefined })
      await load()
    },
  }
}

const readChosen = (kept: unknown): number | undefined =>
  typeof kept === 'object' && kept !== null && 'id' in kept && typeof kept.id === 'number'
    ? kept.id
    : undefined
