/** A store that can be read and followed but not changed; every Zustand store already is one. */
export interface ReadonlyStore<State> {
  /** The state now. */
  readonly getState: () => State
  /** The state the store began with: what the server rendered. */
  readonly getInitialState: () => State
  /** Calls the listener after each change; the answer ends it. */
  readonly subscribe: (listener: (state: State, previous: State) => void) => () => void
}
