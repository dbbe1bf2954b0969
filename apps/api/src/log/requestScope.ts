import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string>()

/** The request that is being answered: everything logged and asked on its way carries its id. */
export const requestScope = {
  /** Answers a request under its id. */
  run: <Result>(id: string, work: () => Result): Result => scope.run(id, work),
  /** The id of the request this code runs for, if it runs for one. */
  id: (): string | undefined => scope.getStore(),
} as const
