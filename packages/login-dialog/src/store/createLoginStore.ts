import type { NameTitle } from '@store/api-client/contract/login'
import type { Readable, RequestLogin } from '@store/api-client/contract/ports'
import { createCodeRequests } from './createCodeRequests.ts'
import { createLoginMachine } from './createLoginMachine.ts'
import { createOpening } from './createOpening.ts'
import { createSignIn } from './createSignIn.ts'
import type { LoginPorts } from './LoginPorts.ts'
import type { LoginState, LoginTyped } from './LoginState.ts'
import { transitions } from './transitions.ts'

/** The dialog's store: state to read, actions to call. */
export interface LoginStore extends Readable<LoginState> {
  readonly actions: LoginActions
  /** Whole seconds until another code may be asked for, by the host's clock; 0 when it may. */
  readonly secondsToResend: () => number
}

/** What a visitor or host can do with the dialog. */
export interface LoginActions {
  /** Opens the dialog; settles when it closes. One that is open already ends as dismissed and starts again. */
  readonly open: RequestLogin
  /** Leaves the dialog; what was typed is kept for the next time. */
  readonly close: () => void
  /** Takes the text of the e-mail field. */
  readonly typeEmail: (text: string) => void
  /** Takes how a new user is addressed. */
  readonly chooseTitle: (title: NameTitle) => void
  /** Takes the text of the name field. */
  readonly typeName: (text: string) => void
  /** Takes the text of the mobile field. */
  readonly typeMobile: (text: string) => void
  /** Takes the text of the code field; spaces and hyphens may part it. */
  readonly typeOtp: (text: string) => void
  /** Asks what the shop knows of the address; a known one is sent a code at once. */
  readonly submitEmail: () => Promise<void>
  /** Sends a new user a code. */
  readonly submitDetails: () => Promise<void>
  /** Signs in or up with the typed code. */
  readonly submitOtp: () => Promise<void>
  /** Sends another code, once that is allowed; it kills the last. */
  readonly resend: () => Promise<void>
  /** Goes back to the e-mail step; everything typed is kept. */
  readonly changeEmail: () => void
}

/** Makes the store of one login dialog. */
export function createLoginStore({ ports }: { readonly ports: LoginPorts }): LoginStore {
  const machine = createLoginMachine()
  const { getState, set, move } = machine
  const opening = createOpening()

  const type =
    <Field extends keyof LoginTyped>(field: Field) =>
    (text: LoginTyped[Field]) =>
      set(({ typed, errors }) => ({
        typed: { ...typed, [field]: text },
        errors: { ...errors, [field]: undefined },
      }))
  const typeOtp = type('otp')

  return {
    getState,
    getInitialState: machine.getInitialState,
    subscribe: machine.subscribe,
    secondsToResend: () => {
      const state = getState()
      if (state.step !== 'otp') return 0
      return Math.max(0, Math.ceil((state.resend.availableAt - ports.clock.now().getTime()) / 1000))
    },
    actions: {
      ...createCodeRequests(machine, ports),
      submitOtp: createSignIn(machine, ports, opening),
      open: (intent) => {
        opening.take()('dismissed')
        move({ step: transitions[getState().step].open, intent })
        ports.track({ kind: 'loginOpened', intent: intent.kind })
        return opening.begin()
      },
      close: () => {
        const { step } = getState()
        if (step === 'closed') return
        move({ step: transitions[step].close })
        opening.take()('dismissed')
      },
      typeEmail: type('email'),
      chooseTitle: type('title'),
      typeName: type('name'),
      typeMobile: type('mobile'),
      typeOtp: (text) => {
        typeOtp(text)
        if (getState().step === 'otp') set({ isTouched: true })
      },
      changeEmail: () => {
        const state = getState()
        if (state.step !== 'details' && state.step !== 'otp') return
        move({ step: transitions[state.step].changeEmail, intent: state.intent })
      },
    },
  }
}
