import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { is } from 'valibot'
import type { ApiCookie } from './apiCookies.ts'

/** The API's cookies of one browser. */
export interface CookieJar {
  /** Returns a cookie's value, or undefined if it is missing or malformed. */
  readonly read: (cookie: ApiCookie) => string | undefined
  /** Sets a cookie for the given seconds, or clears it. */
  readonly write: (cookie: ApiCookie, value: string | undefined, seconds: number) => void
}

/** Opens the cookie jar of a request; its cookies are `Secure` when the public origin is https. */
export function openCookieJar(c: Context, publicOrigin: string): CookieJar {
  const secure = publicOrigin.startsWith('https:')
  const nameOf = ({ name, isHostBound = false }: ApiCookie) =>
    secure && isHostBound ? `__Host-${name}` : name
  return {
    read: (cookie) => {
      const value = getCookie(c, nameOf(cookie))
      return value !== undefined && is(cookie.schema, value) ? value : undefined
    },
    write: (cookie, value, seconds) => {
      const name = nameOf(cookie)
      const where = { path: '/', sameSite: 'Lax', secure } as const
      if (value === undefined) deleteCookie(c, name, where)
      else
        setCookie(c, name, value, { ...where, httpOnly: cookie.isScriptReadable !== true, maxAge: seconds })
    },
  }
}
