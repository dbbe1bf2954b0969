import type { ApiFailure, Outcome } from '@store/api-client/contract/problem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { LoginStage, LoginState, LoginTyped, LoginWork } from './LoginState.ts'

/** Empty fields. */
export const nothingTyped: LoginTyped = { email: '', title: 'Mr.', name: '', mobile: '', otp: '' }

/** The state with the two ways it changes by itself: going to a step and awaiting an answer. */
export interface LoginMachine
  extends Pick<StoreApi<LoginState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Changes fields and errors without leaving the step. */
  readonly set: StoreApi<LoginState>['setState']
  /** Goes to a step: errors go, answers still awaited become void. */
  readonly move: (stage: LoginStage, typed?: Partial<LoginTyped>) => void
  /** Tells later whether the dialog is still where it is now. */
  readonly watch: () => () => boolean
  /**
   * Awaits an answer and hands it on at once, so that nothing can come between; one that comes too late is dropped,
   * a failure is shown.
   */
  readonly ask: <Answer>(
    work: LoginWork,
    call: () => Promise<Outcome<Answer>>,
    onAnswer: (answer: Answer) => Promise<void> | void,
    onFailure?: (failure: ApiFailure) => void,
  ) => Promise<void>
}

/** Makes the machine the dialog's actions are made of. */
export function createLoginMachine(): LoginMachine {
  const store = createStore<LoginState>(() => ({ ...calm, typed: nothingTyped, step: 'closed' }))
  let moves = 0

  const watch = () => {
    const then = moves
    return () => then === moves
  }
  const showFailure = (error: ApiFailure) => store.setState({ error })

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    set: store.setState,
    move: (stage, typed) => {
      moves += 1
      store.setState({ ...calm, typed: { ...store.getState().typed, ...typed }, ...stage }, true)
    },
    watch,
    ask: async (work, call, onAnswer, onFailure = showFailure) => {
      const isHere = watch()
      store.setState({ ...calm, busy: work })
      // The client answers with values; only its code, where it comes late over the network, can fail to arrive.
      const answer = await call().catch(() => unreachable)
      if (!isHere()) return
      if (answer.ok) return onAnswer(answer.value)
      store.setState({ busy: undefined })
      onFailure(answer.failure)
    },
  }
}

const calm = { errors: {}, error: undefined, busy: undefined } as const

const unreachable = { ok: false, failure: { kind: 'network' } } as const
