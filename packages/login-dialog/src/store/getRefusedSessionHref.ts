import { isSafari } from './isSafari.ts'

/** What decides where a refused session ends. */
export interface RefusedSession {
  /** What the browser calls itself. */
  readonly userAgent: string
  /** Address of the cart, if the host has one. */
  readonly cartHref: string | undefined
  /** Whether no step may leave the page. */
  readonly isApp: boolean
  /** A number from 0 up to, but not including, 1. */
  readonly random: () => number
}

const least = 10_000
const most = 99_999

/**
 * Where a login ends whose session was refused with 401 or 406 (specification 1, sections 2 and 9): in Safari the cart
 * with five random digits, so that no cache answers; `undefined` where the page is loaded anew.
 */
export function getRefusedSessionHref({
  userAgent,
  cartHref,
  isApp,
  random,
}: RefusedSession): string | undefined {
  if (isApp || cartHref === undefined || !isSafari(userAgent)) return undefined
  const digits = least + Math.floor(random() * (most - least + 1))
  return `${cartHref}${cartHref.includes('?') ? '&' : '?'}utm=${digits}`
}
