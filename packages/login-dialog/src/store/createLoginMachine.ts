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

/** The state with the two ways it changes by itself: going to a step and awaiting an answer. */
export interface LoginMachine
  extends Pick<StoreApi<LoginState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Changes fields and errors without leaving the step. */
  readonly set: StoreApi<LoginState>['setState']
  /** Goes to a step: errors go, answers still awaited become void. */
  readonly move: (stage: LoginStage, typed?: Partial<LoginFormValues>) => void
  /** Tells later whether the dialog is still where it is now. */
  readonly trackStep: () => () => boolean
  /**
   * Awaits an answer and hands it on at once, so that nothing can come between; what comes too late is dropped and a
   * failure is shown, unless `other` says otherwise.
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
  /** Takes an answer, never a failure, that comes after the dialog went elsewhere. */
  readonly onLate?: (answer: Answer) => Promise<void> | void
}

/** Makes the machine the dialog's actions are made of. */
export function createLoginMachine(): LoginMachine {
  const store = createStore<LoginState>(() => ({
    ...calm,
    typed: emptyFormValues,
    methods: { google: false, countryCodes: [indiaCallingCode] },
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
      store.setState({ ...calm, typed: { ...typed, ...more }, methods, ...stage }, true)
    },
    trackStep,
    request: async (work, call, onAnswer, { onFailure = showFailure, onLate } = {}) => {
      const isHere = trackStep()
      store.setState({ ...calm, busy: work })
      const answer = await call()
      if (!isHere()) return answer.ok ? onLate?.(answer.value) : undefined
      if (answer.ok) return onAnswer(answer.value)
      store.setState({ busy: undefined })
      await onFailure(answer.failure)
    },
  }
}

const calm = { errors: {}, error: undefined, busy: undefined } as const
