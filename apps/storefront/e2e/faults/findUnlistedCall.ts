import { listCalls } from '@store/api-client/contract'
import { faultTable } from './faultTable.ts'
import { toPathPattern } from './toPathPattern.ts'

const unlisted = listCalls()
  .filter(({ name }) => !(name in faultTable))
  .map(({ name, call }) => ({ name, method: call.method, pattern: toPathPattern(call.path) }))

const listed = listCalls()
  .filter(({ name }) => name in faultTable)
  .map(({ call }) => ({ method: call.method, pattern: toPathPattern(call.path) }))

/** Returns the name of the call of a browser's request if the fault table has no row for it. */
export function findUnlistedCall(method: string, url: string): string | undefined {
  const { pathname } = new URL(url)
  const isFor = (call: { readonly method: string; readonly pattern: RegExp }) =>
    call.method === method && call.pattern.test(pathname)
  // A path may match the pattern of another call too.
  return listed.some(isFor) ? undefined : unlisted.find(isFor)?.name
}
