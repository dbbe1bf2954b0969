/** A read-only store: it can be read and subscribed to. Every Zustand store already is one. */
export interface ReadonlyStore<State> {
  /** The current state. */
  readonly getState: () => State
  /** The initial state of the store: what the server rendered. */
  readonly getInitialState: () => State
  /** Calls the listener after each change; returns the unsubscribe function. */
  readonly subscribe: (listener: (state: State, previous: State) => void) => () => void
}
