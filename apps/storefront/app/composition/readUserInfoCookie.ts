import { readCookieValue } from './readCookieValue.ts'

/** What the API lets the browser know without asking. */
export interface UserInfo {
  /** First name of a signed-in visitor. */
  readonly name?: string
  /** Whether their e-mail address was proven. */
  readonly verified: boolean
  /** Pieces in the cart. */
  readonly count: number
}

/** Reads the hint from a document's cookies; a missing or tampered one says nothing. */
export function readUserInfoCookie(cookies: string): UserInfo {
  const said = parseRecord(readCookieValue(cookies, 'hint'))
  const { name, verified, count } = said
  return {
    ...(typeof name === 'string' ? { name } : {}),
    verified: verified === true,
    count: typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0,
  }
}

// By hand: a schema library would be the largest part of what every page loads for this.
function parseRecord(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
  } catch {
    return {}
  }
}
