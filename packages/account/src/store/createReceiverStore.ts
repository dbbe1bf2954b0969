import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { Paise } from '@store/api-client/contract/money'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import type { ApiError } from '@store/api-client/contract/problem'
import { callingCode } from '@store/api-client/contract/rules/callingCode'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { createStore } from 'zustand/vanilla'
import { createCityAutofill } from './createCityAutofill.ts'
import {
  createSavedAddressActions,
  type SavedAddressActions,
  toSavedAddresses,
} from './createSavedAddressActions.ts'
import type { ReceiverPorts } from './ReceiverPorts.ts'
import type { ReceiverCountry, ReceiverFieldError, ReceiverState } from './ReceiverState.ts'
import {
  emptyValues,
  type ReceiverDraft,
  type ReceiverField,
  type ReceiverValues,
  receiverFields,
} from './ReceiverValues.ts'
import { revalidateShownErrors, setFieldError } from './setFieldError.ts'
import { toOrderRequest } from './toOrderRequest.ts'
import { toOrderSubmissionError } from './toOrderSubmissionError.ts'
import { firstInvalidField, validateReceiverValues } from './validateReceiverValues.ts'

/** The receiver step's store: state to read, actions to call. */
export interface ReceiverStore extends ReadonlyStore<ReceiverState> {
  /** What a shopper can do. */
  readonly actions: ReceiverActions
  /** Addresses the step links to, handed on from the port. */
  readonly hrefs: ReceiverPorts['hrefs']
}

/** What a visitor or host can do with the receiver step. */
export interface ReceiverActions extends SavedAddressActions {
  /** Takes a field's text and keeps it; a fault that is shown there is judged anew. */
  readonly type: <Field extends ReceiverField>(field: Field, value: ReceiverValues[Field]) => void
  /** Shows what is wrong with a field that was left. */
  readonly blur: (field: ReceiverField) => void
  /** Shows every fault, or places the order; settles with the first field at fault, if one is to blame. */
  readonly submit: () => Promise<ReceiverField | undefined>
  /**
   * Takes what is known beforehand and, over it, what an earlier visit of the page kept and what was typed into its
   * fields before the page came alive. To be called once the page stands in a browser, never while it is rendered.
   */
  readonly resume: (inFields?: ReceiverDraft) => void
}

/** What a receiver store begins with and needs. */
export interface ReceiverStoreOptions {
  /** The UUID made at the first tap on Place order; every try of this page sends the same one. */
  readonly orderKey: string
  /** The cart the shopper saw. */
  readonly cart: {
    /** Its version, which the order must still find. */
    readonly version: number
    /** What it comes to. */
    readonly total: Paise
    /** The country all its gifts go to. @default India */
    readonly country?: ReceiverCountry | undefined
  }
  /** What is known when the page is made, such as the sender's name. */
  readonly initial: ReceiverDraft
  /** The shopper's saved addresses, or that they could not be read. @default none are offered */
  readonly saved?: readonly SavedAddress[] | 'failed' | undefined
  /** All it needs from its host. */
  readonly ports: ReceiverPorts
}

/** Makes the store of one receiver step. */
export function createReceiverStore(options: ReceiverStoreOptions): ReceiverStore {
  const { orderKey, cart, initial, ports } = options
  const cartSeen = { version: cart.version, total: cart.total }
  const { country = { number: indiaIsoCode, name: 'India' } } = cart
  const countryCode = `+${callingCode(country.number) ?? '91'}`
  const store = createStore<ReceiverState>(() => ({
    values: { ...emptyValues, countryCode, ...initial },
    country,
    fieldErrors: {},
    submission: { kind: 'ready' },
    saved: toSavedAddresses(options.saved, country.number),
    chosen: undefined,
    total: cart.total,
  }))
  // Only what was typed is kept over a reload: what the page knew beforehand may be known better by then.
  let typed: ReceiverDraft = {}

  const show = (draft: ReceiverDraft) => {
    const { values, fieldErrors } = store.getState()
    const next = { ...values, ...draft }
    store.setState({
      values: next,
      fieldErrors: revalidateShownErrors(fieldErrors, draft, validateReceiverValues(next, country.number)),
    })
  }

  const fill = (draft: ReceiverDraft) => {
    typed = { ...typed, ...draft }
    show(draft)
    if (store.getState().submission.kind !== 'placed') ports.draft.write(typed)
  }
  const finding =
    ports.findCity && country.number === indiaIsoCode
      ? createCityAutofill(ports.findCity, {
          pincode: () => store.getState().values.pincode,
          city: () => store.getState().values.city,
          fill: (city) => fill({ city }),
        })
      : undefined
  const choice = createSavedAddressActions(store, ports.addresses, (draft) => {
    finding?.begin()
    fill(draft)
  })

  const refused = (failure: ApiError, sent: ReceiverValues): ReceiverField | undefined => {
    const field = failure.kind === 'refused' ? receiverFields.find((one) => one === failure.field) : undefined
    if (failure.kind !== 'refused' || field === undefined) {
      const fault = toOrderSubmissionError(failure, ports.orderedElsewhere)
      store.setState({ submission: { kind: 'failed', fault } })
      return undefined
    }
    store.setState({ submission: { kind: 'ready' } })
    // The word was about what was sent; what has been typed since then was never judged.
    if (store.getState().values[field] !== sent[field]) return undefined
    const fault: ReceiverFieldError = { kind: 'refused', code: failure.code, message: failure.message }
    store.setState({ fieldErrors: { ...store.getState().fieldErrors, [field]: fault } })
    return field
  }

  const submit = async () => {
    const { values, submission } = store.getState()
    if (submission.kind === 'placing' || submission.kind === 'placed') return undefined
    const fieldErrors = validateReceiverValues(values, country.number)
    const first = firstInvalidField(fieldErrors)
    store.setState({ fieldErrors, submission: { kind: first ? 'ready' : 'placing' } })
    if (first) return first
    const answer = await ports.client.place({
      orderKey,
      ...cartSeen,
      ...toOrderRequest(values, country.number),
    })
    if (!answer.ok) return refused(answer.failure, values)
    store.setState({ submission: { kind: 'placed' } })
    ports.track({ kind: 'orderPlaced', orderId: answer.value.orderId, total: cart.total })
    ports.forget()
    ports.go(answer.value.href)
    return undefined
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    hrefs: ports.hrefs,
    actions: {
      type: (field, value) => {
        fill({ [field]: value })
        if (field === 'pincode') void finding?.typePincode()
        if (field === 'city') finding?.typeCity()
      },
      blur: (field) => {
        const { values, fieldErrors } = store.getState()
        if (fieldErrors[field]?.kind !== 'refused')
          store.setState({
            fieldErrors: setFieldError(
              fieldErrors,
              field,
              validateReceiverValues(values, country.number)[field],
            ),
          })
      },
      submit,
      ...choice,
      resume: (inFields = {}) => {
        const began = store.getInitialState().values
        const { values } = store.getState()
        // What this store put into a field itself was not typed there, though the page be drawn a second time.
        const changed = receiverFields.filter(
          (field) => field in inFields && ![began[field], values[field]].includes(inFields[field] ?? ''),
        )
        typed = { ...ports.draft.read(), ...typed, ...pick(inFields, changed) }
        show({ ...ports.prefill(), ...typed })
        if (changed.length > 0) ports.draft.write(typed)
        choice.recognise()
      },
    },
  }
}

const pick = (draft: ReceiverDraft, fields: readonly ReceiverField[]): ReceiverDraft =>
  Object.fromEntries(fields.map((field) => [field, draft[field]]))
