import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string>()

/** The current request; everything that is logged and requested during it has its id. */
export const requestIdContext = {
  /** Runs a request under its id. */
  run: <Result>(id: string, work: () => Result): Result => scope.run(id, work),
  /** Returns the id of the current request, if any. */
  id: (): string | undefined => scope.getStore(),
} as const
