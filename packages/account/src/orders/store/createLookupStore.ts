import type { ReadonlyStore } from '@store/api-client/contract/ports'
import type { ApiError } from '@store/api-client/contract/problem'
import { parseOtp } from '@store/api-client/contract/rules/parseOtp'
import { createStore } from 'zustand/vanilla'
import type { LookupPorts } from './LookupPorts.ts'
import type { LookupServerError, LookupState } from './LookupState.ts'
import { type LookupField, type LookupValues, lookupFields } from './LookupValues.ts'
import { parseOrderNumber } from './parseOrderNumber.ts'
import { validateLookupField, validateLookupStep } from './validateLookupField.ts'

/** The order lookup's store: its state, and the actions that change it. */
export interface LookupStore extends ReadonlyStore<LookupState> {
  /** The actions of a visitor. */
  readonly actions: LookupActions
  /** Returns the seconds until another code may be requested; 0 when it is allowed. */
  readonly secondsToResend: () => number
}

/** Actions of a visitor who looks up an order without an account. */
export interface LookupActions {
  /** Sets and persists a field's text; validates the field again if an error is shown. */
  readonly type: (field: LookupField, value: string) => void
  /** Shows errors, or sends the code or looks up the order; resolves with the first invalid field, if any. */
  readonly submit: () => Promise<LookupField | undefined>
  /** Sends another code when that is allowed. */
  readonly resend: () => Promise<void>
  /** Goes back to number and e-mail, which keep their values. */
  readonly change: () => void
  /**
   * Restores the draft of an earlier visit and what was typed into the fields before hydration. Call it after
   * mounting in a browser, never during rendering.
   */
  readonly resume: (inFields?: Partial<LookupValues>) => void
}

/** Options of `createLookupStore`. */
export interface LookupStoreOptions {
  /** Values known when the page is created, such as the number in its URL. @default nothing */
  readonly initial?: Partial<Pick<LookupValues, 'number'>> | undefined
  /** The host's ports. */
  readonly ports: LookupPorts
}

/** Creates the store of one order lookup: order number and e-mail, then a code, then the order. */
export function createLookupStore({ initial, ports }: LookupStoreOptions): LookupStore {
  const store = createStore<LookupState>(() => ({
    values: { number: '', email: '', code: '', ...initial },
    step: 'ask',
    fieldErrors: {},
    busy: undefined,
    error: undefined,
    availableAt: 0,
    isResent: false,
    order: undefined,
  }))
  const { getState, setState } = store
  const secondsToResend = () =>
    Math.max(0, Math.ceil((getState().availableAt - ports.clock.now().getTime()) / 1000))

  const keep = () => {
    const { step, values, availableAt } = getState()
    const { number, email } = values
    ports.draft.write(step === 'code' ? { number, email, availableAt } : { number, email })
  }

  const requested = () => {
    const { number, email } = getState().values
    return { number: parseOrderNumber(number), email: email.trim() }
  }

  const refused = (failure: ApiError, sent: LookupValues): LookupField | undefined => {
    if (failure.kind !== 'refused') {
      setState({ error: { kind: 'unreachable' } })
      return undefined
    }
    const { code, message } = failure
    const refusal: LookupServerError = { kind: 'refused', code, message }
    const field = fieldOf(failure)
    if (field === undefined) {
      setState({ error: refusal })
      return undefined
    }
    // The server's error refers to the submitted value, and another value has been typed since.
    if (getState().values[field] !== sent[field]) return undefined
    setState({ fieldErrors: { ...getState().fieldErrors, [field]: refusal } })
    return field
  }

  const send = async (busy: 'send' | 'resend'): Promise<LookupField | undefined> => {
    const { values } = getState()
    setState({ busy, error: undefined })
    const answer = await ports.client.sendLookupCode(requested())
    setState({ busy: undefined })
    if (!answer.ok) return refused(answer.failure, values)
    const availableAt = ports.clock.now().getTime() + answer.value.resendAfter * 1000
    // The code in the field is no longer valid.
    setState({
      ...{ step: 'code', availableAt, isResent: busy === 'resend', fieldErrors: {} },
      values: { ...getState().values, code: '' },
    })
    keep()
    return undefined
  }

  const look = async (): Promise<LookupField | undefined> => {
    const { values } = getState()
    setState({ busy: 'look', error: undefined })
    const answer = await ports.client.lookUp({ ...requested(), otp: parseOtp(values.code) ?? '' })
    setState({ busy: undefined })
    if (!answer.ok) return refused(answer.failure, values)
    setState({ step: 'found', order: answer.value, values: { ...getState().values, code: '' } })
    // The code has been used, so after a reload, the visitor must request a new one.
    keep()
    ports.track({ kind: 'orderLookedUp', orderId: answer.value.id })
    return undefined
  }

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    secondsToResend,
    actions: {
      type: (field, value) => {
        // A code is already being sent for the current values.
        if (getState().busy !== undefined && field !== 'code') return
        const values = { ...getState().values, [field]: value }
        const { [field]: shown, ...others } = getState().fieldErrors
        const fault = shown && validateLookupField(field, values)
        setState({ values, fieldErrors: fault ? { ...others, [field]: fault } : others })
        keep()
      },
      submit: async () => {
        const { step, busy, values } = getState()
        if (busy !== undefined || step === 'found') return undefined
        const fieldErrors = validateLookupStep(step, values)
        setState({ fieldErrors, error: undefined })
        const first = lookupFields.find((field) => fieldErrors[field])
        if (first) return first
        return step === 'ask' ? send('send') : look()
      },
      resend: async () => {
        const { step, busy } = getState()
        if (step === 'code' && busy === undefined && secondsToResend() === 0) await send('resend')
      },
      change: () => {
        const { values, busy } = getState()
        if (busy !== undefined) return
        setState({
          step: 'ask',
          fieldErrors: {},
          error: undefined,
          order: undefined,
          values: { ...values, code: '' },
        })
        keep()
      },
      resume: (inFields = {}) => {
        const began = store.getInitialState().values
        const stored = ports.draft.read()
        // If a link opened the page for another order than the draft's, the draft is ignored.
        const isOfThis = began.number === '' || stored?.number === began.number
        const { availableAt, ...draft } = (isOfThis && stored) || {}
        const typed = Object.fromEntries(
          lookupFields.flatMap((field) => {
            const text = inFields[field]
            // A value that the page itself has filled in does not count as typed.
            return text === undefined || text === began[field] ? [] : [[field, text] as const]
          }),
        )
        const { step, values } = getState()
        // When the page mounts a second time, the values in the store are newer than the draft.
        if (step !== 'ask') return
        const isWaiting = availableAt !== undefined && Object.keys(typed).length === 0
        setState({
          values: { ...values, ...draft, ...typed },
          ...(isWaiting ? { step: 'code', availableAt } : {}),
        })
        if (Object.keys(typed).length > 0) keep()
      },
    },
  }
}

function fieldOf({ field, code }: Extract<ApiError, { readonly kind: 'refused' }>): LookupField | undefined {
  if (code === 'otp_limit' || code === 'otp_wait') return undefined
  if (code.startsWith('otp_')) return 'code'
  return field === undefined ? undefined : fields[field]
}

const fields: Readonly<Partial<Record<string, LookupField>>> = {
  number: 'number',
  order_number: 'number',
  email: 'email',
  otp: 'code',
}
