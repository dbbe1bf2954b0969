import { listCalls } from '@store/api-client/contract'
import type { AnyCall } from '@store/api-client/contract/call'
import { compilePath } from './compilePath.ts'
import { toRoutePath } from './toRoutePath.ts'

/** Creates a function that returns whether a request is for a call of the contract with a certain property. */
export function createCallMatcher(
  isMeant: (call: AnyCall) => boolean,
): (method: string, path: string) => boolean {
  const patterns = listCalls()
    .filter(({ call }) => isMeant(call))
    .map(({ call: { method, path } }) => ({
      method,
      pattern: compilePath(toRoutePath(path)),
    }))
  return (method, pathname) => patterns.some((call) => call.method === method && call.pattern.test(pathname))
}
