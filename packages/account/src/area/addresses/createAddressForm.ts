import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { ApiFailure } from '@store/api-client/contract/problem'
import { india } from '@store/api-client/contract/rules/isPincode'
import type { StoreApi } from 'zustand/vanilla'
import { createCityFinding } from '../../store/createCityFinding.ts'
import type { SectionReading } from '../reading/createReading.ts'
import { failureText } from '../section/failureText.ts'
import type { AddressesPorts } from './AddressesPorts.ts'
import type { AddressesState, AddressFaults, AddressForm } from './AddressesState.ts'
import {
  type AddressField,
  type AddressValues,
  addressFields,
  newAddress,
  valuesOf,
} from './AddressValues.ts'
import { checkAddress } from './checkAddress.ts'
import { readAddressDraft } from './readAddressDraft.ts'
import { readValues } from './readValues.ts'

/** What can be done with the form of an address. */
export interface AddressFormActions {
  /** Opens the form, empty. */
  readonly add: () => void
  /** Opens the form with an address that is kept. */
  readonly edit: (address: SavedAddress) => void
  /** Takes a field's text and keeps it; a fault that is shown there is judged anew. */
  readonly type: <Field extends AddressField>(field: Field, value: AddressValues[Field]) => void
  /** Shows what is wrong with a field that was left. */
  readonly blur: (field: AddressField) => void
  /** Shows every fault, or keeps the address; settles with the first field at fault, if one is to blame. */
  readonly save: () => Promise<AddressField | undefined>
  /** Closes the form and forgets what was typed. */
  readonly cancel: () => void
  /** Takes up what was typed before a reload; to be called once the page stands in a browser. */
  readonly resume: () => void
}

/** Makes the form of an address. */
export function createAddressForm(
  store: Pick<StoreApi<AddressesState>, 'getState' | 'setState'>,
  reading: SectionReading<readonly SavedAddress[]>,
  { client, draft, findCity }: Pick<AddressesPorts, 'client' | 'draft' | 'findCity'>,
): AddressFormActions {
  const form = () => store.getState().form
  const set = (change: Partial<AddressForm>) => {
    const opened = form()
    if (opened) store.setState({ form: { ...opened, ...change } })
  }
  const open = (began: Pick<AddressForm, 'id' | 'country' | 'values'>) => {
    finding.begin()
    store.setState({
      form: { ...began, faults: {}, isSaving: false, isFinding: false, error: undefined },
      isSaved: false,
    })
  }

  const put = <Field extends AddressField>(field: Field, value: AddressValues[Field]) => {
    const opened = form()
    if (!opened) return
    const { id, country } = opened
    const values = { ...opened.values, [field]: value }
    const found = checkAddress(values, country)[field]
    // A fault that is shown goes when it is put right; nothing new appears while typing.
    set({ values, faults: opened.faults[field] ? withFault(opened.faults, field, found) : opened.faults })
    draft.write({ id, country, values })
  }
  const finding = createCityFinding(findCity, {
    pincode: () => (form()?.country === india ? (form()?.values.pincode ?? '') : ''),
    city: () => form()?.values.city ?? '',
    fill: (city) => put('city', city),
    onFinding: (isFinding) => set({ isFinding }),
  })

  const refused = (failure: ApiFailure, sent: AddressValues): AddressField | undefined => {
    const field = failure.kind === 'refused' ? addressFields.find((one) => one === failure.field) : undefined
    const message = failureText(failure)
    if (field === undefined) {
      set({ isSaving: false, error: message })
      return undefined
    }
    set({ isSaving: false })
    const opened = form()
    // The word was about what was sent; what has been typed since then was never judged.
    if (!opened || opened.values[field] !== sent[field]) return undefined
    set({ faults: { ...opened.faults, [field]: { kind: 'refused', message } } })
    return field
  }

  const save = async () => {
    const opened = form()
    if (!opened || opened.isSaving) return undefined
    const { id, country, values } = opened
    const faults = checkAddress(values, country)
    const first = addressFields.find((field) => faults[field])
    set({ faults, error: undefined, isSaving: !first })
    if (first) return first
    const address = readValues(values, country)
    const answer = await reading.ask(() =>
      id === undefined ? client.add(address) : client.change({ id, ...address }),
    )
    if (!answer) return undefined
    if (!answer.ok) return refused(answer.failure, values)
    reading.confirm(answer.value)
    const now = form()
    if (now && now.values !== values) {
      // What was typed meanwhile is not kept yet: it changes the address that is, the newest of the book.
      const kept = id ?? answer.value[0]?.id
      draft.write({ id: kept, country, values: now.values })
      set({ id: kept, isSaving: false })
      return undefined
    }
    draft.forget()
    store.setState({ form: undefined, isSaved: true })
    return undefined
  }

  return {
    add: () => open({ id: undefined, country: india, values: newAddress }),
    edit: (address) =>
      open({ id: address.id, country: address.receiver.country ?? india, values: valuesOf(address) }),
    type: (field, value) => {
      put(field, value)
      if (field === 'pincode') void finding.typePincode()
      if (field === 'city') finding.typeCity()
    },
    blur: (field) => {
      const opened = form()
      if (!opened || opened.faults[field]?.kind === 'refused') return
      const found = checkAddress(opened.values, opened.country)[field]
      set({ faults: withFault(opened.faults, field, found) })
    },
    save,
    cancel: () => {
      draft.forget()
      store.setState({ form: undefined })
    },
    resume: () => {
      const kept = readAddressDraft(draft.read())
      if (kept && !form()) open(kept)
    },
  }
}

function withFault(
  faults: AddressFaults,
  field: AddressField,
  fault: AddressFaults[AddressField],
): AddressFaults {
  const { [field]: _, ...others } = faults
  return fault ? { ...others, [field]: fault } : others
}
