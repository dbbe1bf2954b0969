import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { ApiError } from '@store/api-client/contract/problem'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import type { StoreApi } from 'zustand/vanilla'
import { createCityAutofill } from '../../store/createCityAutofill.ts'
import { toReceiver } from '../../store/toReceiver.ts'
import type { SectionResource } from '../resource/createSectionResource.ts'
import { getServerErrorText } from '../section/getServerErrorText.ts'
import type { AddressesPorts } from './AddressesPorts.ts'
import type { AddressesState, AddressFieldErrors, AddressForm } from './AddressesState.ts'
import {
  type AddressField,
  type AddressFormValues,
  addressFormFields,
  emptyAddressValues,
  toAddressValues,
} from './AddressFormValues.ts'
import { parseAddressDraft } from './parseAddressDraft.ts'
import { validateAddress } from './validateAddress.ts'

/** Actions of the address form. */
export interface AddressFormActions {
  /** Opens an empty form. */
  readonly add: () => void
  /** Opens the form with a saved address. */
  readonly edit: (address: SavedAddress) => void
  /** Updates a field and stores the draft; a visible error is validated again. */
  readonly type: <Field extends AddressField>(field: Field, value: AddressFormValues[Field]) => void
  /** Validates a field on blur. */
  readonly blur: (field: AddressField) => void
  /** Shows every error, or saves the address; resolves with the first invalid field, if any. */
  readonly save: () => Promise<AddressField | undefined>
  /** Closes the form and discards its values. */
  readonly cancel: () => void
  /** Restores the draft from before a reload; call it in the browser after hydration. */
  readonly resume: () => void
}

/** Creates the actions of the address form. */
export function createAddressFormActions(
  store: Pick<StoreApi<AddressesState>, 'getState' | 'setState'>,
  reading: SectionResource<readonly SavedAddress[]>,
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
      form: { ...began, fieldErrors: {}, isSaving: false, isFinding: false, error: undefined },
      isSaved: false,
    })
  }

  const put = <Field extends AddressField>(field: Field, value: AddressFormValues[Field]) => {
    const opened = form()
    if (!opened) return
    const { id, country } = opened
    const values = { ...opened.values, [field]: value }
    const found = validateAddress(values, country)[field]
    // Typing removes a visible error when it is corrected, and shows no new one.
    set({
      values,
      fieldErrors: opened.fieldErrors[field]
        ? withFault(opened.fieldErrors, field, found)
        : opened.fieldErrors,
    })
    draft.write({ id, country, values })
  }
  const finding = createCityAutofill(findCity, {
    pincode: () => (form()?.country === indiaIsoCode ? (form()?.values.pincode ?? '') : ''),
    city: () => form()?.values.city ?? '',
    fill: (city) => put('city', city),
    onFinding: (isFinding) => set({ isFinding }),
  })

  const refused = (failure: ApiError, sent: AddressFormValues): AddressField | undefined => {
    const field =
      failure.kind === 'refused' ? addressFormFields.find((one) => one === failure.field) : undefined
    const message = getServerErrorText(failure)
    if (field === undefined) {
      set({ isSaving: false, error: message })
      return undefined
    }
    set({ isSaving: false })
    const opened = form()
    // The error refers to the submitted value, and another value has been typed since.
    if (!opened || opened.values[field] !== sent[field]) return undefined
    set({ fieldErrors: { ...opened.fieldErrors, [field]: { kind: 'refused', message } } })
    return field
  }

  const save = async () => {
    const opened = form()
    if (!opened || opened.isSaving) return undefined
    const { id, country, values } = opened
    const fieldErrors = validateAddress(values, country)
    const first = addressFormFields.find((field) => fieldErrors[field])
    set({ fieldErrors, error: undefined, isSaving: !first })
    if (first) return first
    const address = { type: values.type, ...toReceiver(values, country, values.alternateCountryCode) }
    const answer = await reading.request(() =>
      id === undefined ? client.add(address) : client.change({ id, ...address }),
    )
    if (!answer) return undefined
    if (!answer.ok) {
      if (id !== undefined && isNotFound(answer.failure)) {
        // Another tab has removed the address, so the next try saves the typed one as a new address.
        set({ id: undefined })
        draft.write({ id: undefined, country, values: form()?.values ?? values })
        void reading.refresh()
      }
      return refused(answer.failure, values)
    }
    reading.setData(answer.value)
    const now = form()
    if (now && now.values !== values) {
      // The shopper has typed more text while the address was being saved. This text is not saved yet, so the form
      // stays open and edits the saved address; a new address is the first of the list.
      const stored = id ?? answer.value[0]?.id
      draft.write({ id: stored, country, values: now.values })
      set({ id: stored, isSaving: false })
      return undefined
    }
    draft.forget()
    store.setState({ form: undefined, isSaved: true })
    return undefined
  }

  return {
    add: () => open({ id: undefined, country: indiaIsoCode, values: emptyAddressValues }),
    edit: (address) =>
      open({
        id: address.id,
        country: address.receiver.country ?? indiaIsoCode,
        values: toAddressValues(address),
      }),
    type: (field, value) => {
      put(field, value)
      if (field === 'pincode') void finding.typePincode()
      if (field === 'city') finding.typeCity()
    },
    blur: (field) => {
      const opened = form()
      if (!opened || opened.fieldErrors[field]?.kind === 'refused') return
      const found = validateAddress(opened.values, opened.country)[field]
      set({ fieldErrors: withFault(opened.fieldErrors, field, found) })
    },
    save,
    cancel: () => {
      draft.forget()
      store.setState({ form: undefined })
    },
    resume: () => {
      const kept = parseAddressDraft(draft.read())
      if (kept && !form()) open(kept)
    },
  }
}

const isNotFound = (failure: ApiError) => failure.kind === 'refused' && failure.status === 404

function withFault(
  faults: AddressFieldErrors,
  field: AddressField,
  fault: AddressFieldErrors[AddressField],
): AddressFieldErrors {
  const { [field]: _, ...others } = faults
  return fault ? { ...others, [field]: fault } : others
}
