import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { Paise } from '@store/api-client/contract/money'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import type { ApiError } from '@store/api-client/contract/problem'
import { findCallingCode } from '@store/api-client/contract/rules/findCallingCode'
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
import { toOrderSubmissionError } from './toOrderSubmissionError.ts'
import { toPlaceOrderRequest } from './toPlaceOrderRequest.ts'
import { findFirstInvalidField, validateReceiverValues } from './validateReceiverValues.ts'

/** The receiver step's store: its state, and the actions that change it. */
export interface ReceiverStore extends ReadonlyStore<ReceiverState> {
  /** The actions of a shopper. */
  readonly actions: ReceiverActions
  /** URLs that the step links to, from the port. */
  readonly hrefs: ReceiverPorts['hrefs']
}

/** Actions of a visitor or host on the receiver step. */
export interface ReceiverActions extends SavedAddressActions {
  /** Sets and persists a field's text; validates the field again if an error is shown. */
  readonly type: <Field extends ReceiverField>(field: Field, value: ReceiverValues[Field]) => void
  /** Shows the error of a field that lost focus. */
  readonly blur: (field: ReceiverField) => void
  /** Shows all errors, or places the order; resolves with the first invalid field, if any. */
  readonly submit: () => Promise<ReceiverField | undefined>
  /**
   * Applies the prefill, then the draft of an earlier visit, then text typed into the fields before hydration. Call it
   * after mounting in a browser, never during rendering.
   */
  readonly resume: (inFields?: ReceiverDraft) => void
}

/** Options of `createReceiverStore`. */
export interface ReceiverStoreOptions {
  /** The UUID created at the first click on Place order; every retry on this page sends the same one. */
  readonly orderKey: string
  /** The cart that the shopper saw. */
  readonly cart: {
    /** Version of the cart, which the server compares when it places the order. */
    readonly version: number
    /** Total of the cart. */
    readonly total: Paise
    /** Destination country of all gifts in the cart. @default India */
    readonly country?: ReceiverCountry | undefined
  }
  /** Values known when the page is created, such as the sender's name. */
  readonly initial: ReceiverDraft
  /** The shopper's saved addresses, or `'failed'` when they could not be loaded. @default none are offered */
  readonly saved?: readonly SavedAddress[] | 'failed' | undefined
  /** The host's ports. */
  readonly ports: ReceiverPorts
}

/** Creates the store of one receiver step. */
export function createReceiverStore(options: ReceiverStoreOptions): ReceiverStore {
  const { orderKey, cart, initial, ports } = options
  const cartSeen = { version: cart.version, total: cart.total }
  const { country = { number: indiaIsoCode, name: 'India' } } = cart
  const countryCode = `+${findCallingCode(country.number) ?? '91'}`
  const store = createStore<ReceiverState>(() => ({
    values: { ...emptyValues, countryCode, ...initial },
    country,
    fieldErrors: {},
    submission: { kind: 'ready' },
    saved: toSavedAddresses(options.saved, country.number),
    chosen: undefined,
    total: cart.total,
  }))
  // Only typed values are stored during a reload, because the prefill may be newer by then.
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
  const choice = createSavedAddressActions(store, ports, (draft) => {
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
    // The server's error refers to the submitted value, and another value has been typed since.
    if (store.getState().values[field] !== sent[field]) return undefined
    const fault: ReceiverFieldError = { kind: 'refused', code: failure.code, message: failure.message }
    store.setState({ fieldErrors: { ...store.getState().fieldErrors, [field]: fault } })
    return field
  }

  const submit = async () => {
    const { values, submission } = store.getState()
    if (submission.kind === 'placing' || submission.kind === 'placed') return undefined
    const fieldErrors = validateReceiverValues(values, country.number)
    const first = findFirstInvalidField(fieldErrors)
    store.setState({ fieldErrors, submission: { kind: first ? 'ready' : 'placing' } })
    if (first) return first
    const answer = await ports.client.place({
      orderKey,
      ...cartSeen,
      ...toPlaceOrderRequest(values, country.number),
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
        // A value that this store has filled in does not count as typed, even when the page mounts a second time.
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
