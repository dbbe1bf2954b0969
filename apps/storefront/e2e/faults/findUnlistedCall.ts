import { listCalls } from '@store/api-client/contract'
import { errorStates } from './errorStates.ts'
import { toPathPattern } from './toPathPattern.ts'

const calls = listCalls().map(({ name, call: { method, path } }) => ({
  ...{ name, method, pattern: toPathPattern(path), isListed: name in errorStates },
}))

/** Returns the name of the call of a browser's request if the table of error states has no row for it. */
export function findUnlistedCall(method: string, url: string): string | undefined {
  const { pathname } = new URL(url)
  const found = calls.filter((call) => call.method === method && call.pattern.test(pathname))
  // A path may match the pattern of another call too.
  return found.some(({ isListed }) => isListed) ? undefined : found[0]?.name
}
