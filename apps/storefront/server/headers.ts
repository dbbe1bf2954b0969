import { createHash } from 'node:crypto'
import { inlineBootstrapScript } from './inlineBootstrapScript.ts'

/** What of a page's inline parts a policy must let pass. */
export interface InlineParts {
  readonly style: string
  readonly speculation: string
  /** Address of the script of a chat, whose origin may then be spoken to. @default none */
  readonly chat?: string | undefined
  /** What the page may show in frames, such as `'self'`. @default nothing */
  readonly frames?: readonly string[] | undefined
}

// As many as a build has pages: their styles, and two texts that all of them have.
const hashes = new Map<string, string>()

function hashOf(text: string): string {
  const hash = hashes.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  hashes.set(text, hash)
  return hash
}

/** Content-Security-Policy: own scripts, own pictures, and exactly the inline style, rules and script this page has. */
export const contentSecurityPolicy = (
  { style, speculation, chat, frames = [] }: InlineParts,
  nonce?: string,
): string => {
  const { origin = '', host = '' } = chat === undefined ? {} : new URL(chat)
  const alsoChat = origin === '' ? '' : ` ${origin}`
  const framed = [...frames, ...(origin === '' ? [] : [origin])]
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(inlineBootstrapScript)} ${hashOf(speculation)}${nonce ? ` 'nonce-${nonce}'` : ''}${alsoChat}`,
    `style-src 'self' ${hashOf(style)}`,
    `img-src 'self' data:${alsoChat}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${alsoChat}${host === '' ? '' : ` wss://${host}`}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(framed.length === 0 ? [] : [`frame-src ${framed.join(' ')}`]),
    "frame-ancestors 'none'",
    "object-src 'none'",
    // Nothing here writes markup or makes scripts from texts; the script of a chat, which is another's, may.
    ...(chat === undefined ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
  ].join('; ')
}

/** Headers every document carries. */
export const documentHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

/** Cache-Control of a page: cached on the way for a minute (a second while it is fetched anew, ten where it cannot be), or the visitor's own and asked for anew each time. */
export const cacheControl = {
  public: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=600',
  // Not no-store: that would keep the page out of the back-forward cache.
  personal: 'private, no-cache',
} as const
