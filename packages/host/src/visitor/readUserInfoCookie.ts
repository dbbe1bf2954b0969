import { readCookieValue } from '../storage/readCookieValue.ts'

/** Session data in the user-info cookie, available without a request. */
export interface UserInfo {
  /** First name of a signed-in visitor. */
  readonly name?: string
  /** Whether the account's email address is verified. */
  readonly verified: boolean
  /** Number of units in the cart. */
  readonly count: number
}

/** Parses the user-info cookie from a document's cookies; returns the defaults for a missing or invalid one. */
export function readUserInfoCookie(cookies: string): UserInfo {
  const parsed = parseRecord(readCookieValue(cookies, 'hint'))
  const { name, verified, count } = parsed
  return {
    ...(typeof name === 'string' ? { name } : {}),
    verified: verified === true,
    count: typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0,
  }
}

// Parsed without a schema library, which would be the largest part of this code on every page.
function parseRecord(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
  } catch {
    return {}
  }
}
