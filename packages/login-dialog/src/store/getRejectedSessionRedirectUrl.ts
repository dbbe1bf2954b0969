import { isSafari } from './isSafari.ts'

/** Inputs that decide which page follows a rejected session. */
export interface RejectedSessionInputs {
  /** User agent of the browser. */
  readonly userAgent: string
  /** URL of the cart, if the host has one. */
  readonly cartHref: string | undefined
  /** Whether the dialog must not leave the page. */
  readonly isApp: boolean
  /** Returns a random number from 0 up to, but not including, 1. */
  readonly random: () => number
}

const least = 10_000
const most = 99_999

/**
 * Returns the URL to open after a session was rejected with 401 or 406 (specification 1, sections 2 and 9): in Safari,
 * the cart with five random digits to bypass caches; `undefined` if the page is reloaded instead.
 */
export function getRejectedSessionRedirectUrl({
  userAgent,
  cartHref,
  isApp,
  random,
}: RejectedSessionInputs): string | undefined {
  if (isApp || cartHref === undefined || !isSafari(userAgent)) return undefined
  const digits = least + Math.floor(random() * (most - least + 1))
  return `${cartHref}${cartHref.includes('?') ? '&' : '?'}utm=${digits}`
}
