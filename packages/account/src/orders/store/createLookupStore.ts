import type { ReadonlyStore } from '@store/api-client/contract/ports'
import type { ApiError } from '@store/api-client/contract/problem'
import { parseOtp } from '@store/api-client/contract/rules/parseOtp'
import { createStore } from 'zustand/vanilla'
import type { LookupPorts } from './LookupPorts.ts'
import type { LookupRejection, LookupState } from './LookupState.ts'
import { type LookupField, type LookupValues, lookupFields } from './LookupValues.ts'
import { parseOrderNumber } from './parseOrderNumber.ts'
import { validateLookupField, validateLookupStep } from './validateLookupField.ts'

/** The look-up's store: state to read, actions to call. */
export interface LookupStore extends ReadonlyStore<LookupState> {
  /** What a visitor can do. */
  readonly actions: LookupActions
  /** Seconds until another code may be asked for; 0 where it may be now. */
  readonly secondsToResend: () => number
}

/** What a visitor can do to see an order without an account. */
export interface LookupActions {
  /** Takes a field's text and keeps it; a fault that is shown there is judged anew. */
  readonly type: (field: LookupField, value: string) => void
  /** Shows what is wrong, sends the code or looks for the order; settles with the first field at fault, if one is to blame. */
  readonly submit: () => Promise<LookupField | undefined>
  /** Sends another code, once that is allowed. */
  readonly resend: () => Promise<void>
  /** Goes back to number and e-mail, which stay as they were typed. */
  readonly change: () => void
  /**
   * Takes what an earlier visit of the page kept and what was typed into its fields before the page came alive. To be
   * called once the page stands in a browser, never while it is rendered.
   */
  readonly resume: (inFields?: Partial<LookupValues>) => void
}

/** What a look-up store begins with and needs. */
export interface LookupStoreOptions {
  /** What is known when the page is made, such as the number in its address. @default nothing */
  readonly initial?: Partial<Pick<LookupValues, 'number'>> | undefined
  /** All it needs from its host. */
  readonly ports: LookupPorts
}

/** Makes the store of one look-up: order number and e-mail, a code, the order. */
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

  const asked = () => {
    const { number, email } = getState().values
    return { number: parseOrderNumber(number), email: email.trim() }
  }

  const refused = (failure: ApiError, sent: LookupValues): LookupField | undefined => {
    if (failure.kind !== 'refused') {
      setState({ error: { kind: 'unreachable' } })
      return undefined
    }
    const { code, message } = failure
    const refusal: LookupRejection = { kind: 'refused', code, message }
    const field = fieldOf(failure)
    if (field === undefined) {
      setState({ error: refusal })
      return undefined
    }
    // The word was about what was sent; what has been typed since then was never judged.
    if (getState().values[field] !== sent[field]) return undefined
    setState({ fieldErrors: { ...getState().fieldErrors, [field]: refusal } })
    return field
  }

  const send = async (busy: 'send' | 'resend'): Promise<LookupField | undefined> => {
    const { values } = getState()
    setState({ busy, error: undefined })
    const answer = await ports.client.sendLookupCode(asked())
    setState({ busy: undefined })
    if (!answer.ok) return refused(answer.failure, values)
    const availableAt = ports.clock.now().getTime() + answer.value.resendAfter * 1000
    // What stands in the field belongs to a code that is dead now.
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
    const answer = await ports.client.lookUp({ ...asked(), otp: parseOtp(values.code) ?? '' })
    setState({ busy: undefined })
    if (!answer.ok) return refused(answer.failure, values)
    setState({ step: 'found', order: answer.value, values: { ...getState().values, code: '' } })
    // The code is used up: after a reload another one is asked for.
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
        // A code is on its way to what stands there.
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
        const kept = ports.draft.read()
        // A link that names another order has nothing to do with what was typed for that one.
        const isOfThis = began.number === '' || kept?.number === began.number
        const { availableAt, ...draft } = (isOfThis && kept) || {}
        const typed = Object.fromEntries(
          lookupFields.flatMap((field) => {
            const text = inFields[field]
            // What the page itself put into a field was not typed there.
            return text === undefined || text === began[field] ? [] : [[field, text] as const]
          }),
        )
        const { step, values } = getState()
        // Drawn a second time, the store knows better than the draft.
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
