import { listCalls } from '../contract/listCalls.ts'

const rows = listCalls().map(({ name, call }) => ({
  name,
  key: `${call.method} ${call.path}`,
  // A literal segment takes precedence over a placeholder, so that `/address` does not match as a category.
  placeholders: call.path.split('{').length,
  pattern: new RegExp(`^${call.method} ${call.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))
const byLiterals = rows.toSorted((a, b) => a.placeholders - b.placeholders)

/** Returns the name of the call that a request makes, such as `cart.add`; `undefined` for other requests. */
export const findCallName = (method: string, pathname: string): string | undefined =>
  byLiterals.find(({ pattern }) => pattern.test(`${method} ${pathname}`))?.name

/** Returns the name of the call that a contract violation names by method and path. */
export const findViolatedCall = (call: string): string => rows.find(({ key }) => key === call)?.name ?? call
