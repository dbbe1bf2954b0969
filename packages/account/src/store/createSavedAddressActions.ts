import type { SavedAddress } from '@store/api-client/contract/addresses'
import { mapAddressFields } from '@store/api-client/contract/rules/addressFields'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import type { Receiver } from '@store/api-client/contract/rules/validateReceiver'
import type { StoreApi } from 'zustand/vanilla'
import type { ReceiverPorts } from './ReceiverPorts.ts'
import type { ReceiverState, SavedAddresses } from './ReceiverState.ts'
import {
  emptyValues,
  type ReceiverDraft,
  type ReceiverField,
  type ReceiverValues,
  receiverFields,
} from './ReceiverValues.ts'

/** Actions of a shopper on saved addresses. */
export interface SavedAddressActions {
  /** Fills the fields with a saved address, or, for `undefined`, with the values typed for a new one. */
  readonly choose: (id: number | undefined) => void
  /** Loads the saved addresses again. */
  readonly readAddresses: () => Promise<void>
  /**
   * Fills in the address that was chosen on another page, if it is at the chosen location. Otherwise it detects which
   * saved address the fields contain, such as after a reload; if the shopper has typed none, it fills in the most
   * recently used one at the chosen location.
   */
  readonly recognise: () => void
}

/** Returns the saved addresses in the destination country, because gifts cannot be delivered to the others. */
export function toSavedAddresses(
  saved: readonly SavedAddress[] | 'failed' | undefined,
  country: number,
): SavedAddresses {
  if (saved === undefined) return { kind: 'none' }
  if (saved === 'failed') return { kind: 'failed' }
  return {
    kind: 'list',
    items: saved.filter(({ receiver }) => (receiver.country ?? indiaIsoCode) === country),
  }
}

const orderFields: readonly ReceiverField[] = ['senderName', 'message', 'courierNote']

const keptFields = receiverFields.filter((field) => !orderFields.includes(field))

/** Creates the actions on saved addresses. Edits of one address are kept while another one is shown. */
export function createSavedAddressActions(
  store: Pick<StoreApi<ReceiverState>, 'getState' | 'setState'>,
  { addresses: port, prefill }: Pick<ReceiverPorts, 'addresses' | 'prefill'>,
  fill: (draft: ReceiverDraft) => void,
): SavedAddressActions {
  const left = new Map<number | undefined, ReceiverDraft>()
  const items = () => {
    const { saved } = store.getState()
    return saved.kind === 'list' ? saved.items : []
  }
  // Saved addresses are sorted by their last use.
  const fitting = () => {
    const { pincode, city } = prefill()
    return items().filter(
      ({ receiver }) =>
        (pincode === undefined || receiver.pincode === pincode) &&
        (pincode !== undefined || city === undefined || receiver.city === city),
    )
  }
  const recognise = () => {
    if (items().length === 0) return
    const selected = port?.takeSelected?.()
    const taken = fitting().find(({ id }) => id === selected)
    if (taken) return choose(taken.id)
    const { values } = store.getState()
    const typed = new Map(Object.entries(values))
    const same = items().find(({ receiver }) =>
      Object.entries(valuesOf(receiver)).every(([field, text]) => text === typed.get(field)),
    )
    if (same) return store.setState({ chosen: same.id })
    const isBlank = values.fullName === '' && values.address === '' && values.contactNumber === ''
    const [lastUsed] = fitting()
    if (isBlank && lastUsed) choose(lastUsed.id)
  }

  function choose(id: number | undefined): void {
    const { chosen, values, submission } = store.getState()
    if (id === chosen || submission.kind === 'placing' || submission.kind === 'placed') return
    const address = items().find((one) => one.id === id)
    if (id !== undefined && !address) return
    left.set(chosen, pick(values))
    store.setState({ chosen: id, fieldErrors: {} })
    fill(left.get(id) ?? (address ? draftOf(address) : blank))
  }

  let visit = 0
  const readAddresses = async () => {
    const { saved, country } = store.getState()
    if (!port || saved.kind === 'loading') return
    const began = visit
    store.setState({ saved: { kind: 'loading' } })
    const answer = await port.list()
    if (began !== visit) return
    // The user-info cookie can outlive the session; then no addresses are offered.
    const isGuest = !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 401
    const read = answer.ok ? answer.value : isGuest ? undefined : 'failed'
    store.setState({ saved: toSavedAddresses(read, country.number) })
    recognise()
  }

  port?.session.subscribe((now, before) => {
    const isSame = before.kind === 'user' && now.kind === 'user' && before.firstName === now.firstName
    if (isSame) return
    if (before.kind === 'user') {
      visit += 1
      // The owner of the addresses has logged out; typed values stay.
      choose(undefined)
      left.clear()
      store.setState({ saved: { kind: 'none' } })
    }
    if (now.kind === 'user' && store.getState().saved.kind === 'none') void readAddresses()
  })

  return { recognise, choose, readAddresses }
}

const pick = (values: ReceiverValues): ReceiverDraft =>
  Object.fromEntries(keptFields.map((field) => [field, values[field]]))

const valuesOf = ({ title, countryCode, ...receiver }: Receiver) => ({
  ...{ title, countryCode },
  ...mapAddressFields(({ name }) => receiver[name] ?? ''),
})

const draftOf = ({ receiver, type, alternate }: SavedAddress): ReceiverDraft => ({
  ...valuesOf(receiver),
  addressType: type,
  // The form uses the country code of the first number for the alternate number, too, so an alternate number with
  // another code is omitted.
  alternateContactNumber: alternate?.countryCode === receiver.countryCode ? alternate.contactNumber : '',
})

// If a saved address was in the fields from the start, nothing was typed for a new one, and the country code comes from
// the cart.
const { countryCode: _, ...blank } = pick(emptyValues)
