import type { ApiError, Result } from '@store/api-client/contract/problem'
import { indiaCallingCode } from '@store/api-client/contract/rules/isMobile'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { LoginFormValues, LoginPendingAction, LoginStage, LoginState } from './LoginState.ts'

/** Empty fields. */
export const emptyFormValues: LoginFormValues = {
  email: '',
  title: 'Mr.',
  name: '',
  countryCode: indiaCallingCode,
  mobile: '',
  otp: '',
}

/** The state machine, with its two basic transitions: moving to a step and awaiting a response. */
export interface LoginStateMachine
  extends Pick<StoreApi<LoginState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Changes form values and errors without leaving the step. */
  readonly set: StoreApi<LoginState>['setState']
  /** Moves to a step, clears errors, and makes pending responses stale. */
  readonly move: (stage: LoginStage, typed?: Partial<LoginFormValues>) => void
  /** Returns a function that checks whether the dialog is still at the current step. */
  readonly trackStep: () => () => boolean
  /**
   * Awaits a response and handles it synchronously, so that no other transition happens in between. A stale response is
   * dropped; an error is shown unless `other` handles it.
   */
  readonly request: <Answer>(
    work: LoginPendingAction,
    call: () => Promise<Result<Answer>>,
    onAnswer: (answer: Answer) => Promise<void> | void,
    other?: OtherEnds<Answer>,
  ) => Promise<void>
}

interface OtherEnds<Answer> {
  readonly onFailure?: ((failure: ApiError) => Promise<void> | void) | undefined
  /** Handles a successful response that arrives after the dialog has moved to another step. */
  readonly onLate?: (answer: Answer) => Promise<void> | void
}

/** Creates the state machine behind the dialog's actions. */
export function createLoginStateMachine(): LoginStateMachine {
  const store = createStore<LoginState>(() => ({
    ...idleState,
    typed: emptyFormValues,
    methods: { google: undefined, countryCodes: [indiaCallingCode] },
    step: 'closed',
  }))
  let moves = 0

  const trackStep = () => {
    const then = moves
    return () => then === moves
  }
  const showFailure = (error: ApiError) => store.setState({ error })

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    set: store.setState,
    move: (stage, more) => {
      moves += 1
      const { typed, methods } = store.getState()
      store.setState({ ...idleState, typed: { ...typed, ...more }, methods, ...stage }, true)
    },
    trackStep,
    request: async (work, call, onAnswer, { onFailure = showFailure, onLate } = {}) => {
      const isHere = trackStep()
      store.setState({ ...idleState, busy: work })
      const answer = await call()
      if (!isHere()) return answer.ok ? onLate?.(answer.value) : undefined
      if (answer.ok) return onAnswer(answer.value)
      store.setState({ busy: undefined })
      await onFailure(answer.failure)
    },
  }
}

const idleState = { errors: {}, error: undefined, busy: undefined } as const
