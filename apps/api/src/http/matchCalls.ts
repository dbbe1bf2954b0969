import type { AnyCall } from '@store/api-client/contract/call'
import { compilePath } from './compilePath.ts'

/** Creates a predicate for whether a request is for one of some calls. */
export function matchCalls(calls: readonly AnyCall[]): (method: string, path: string) => boolean {
  const patterns = calls.map(({ method, path }) => ({
    method,
    pattern: compilePath(path.replaceAll(/\{(\w+)\}/g, ':$1')),
  }))
  return (method, pathname) => patterns.some((call) => call.method === method && call.pattern.test(pathname))
}
