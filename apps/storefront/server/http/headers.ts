import { createHash } from 'node:crypto'
import { inlineBootstrapScript } from '../inlineScripts/inlineBootstrapScript.ts'

/** Inline parts of a page that its policy must allow. */
export interface CspInlineParts {
  readonly style: string
  readonly speculation: string
  /** URL of the chat script, whose origin the page may connect to. @default none */
  readonly chat?: string | undefined
  /** Hosts of pictures and videos outside the store. @default none */
  readonly imageHosts?: readonly string[] | undefined
  /** Frame sources of the page, such as `'self'`. @default none */
  readonly frames?: readonly string[] | undefined
}

// Cached hashes of inline texts: one for the styles of each page of a build, and two for texts that all pages share.
const hashes = new Map<string, string>()

function hashOf(text: string): string {
  const hash = hashes.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  hashes.set(text, hash)
  return hash
}

/**
 * Returns the Content-Security-Policy: allows the store's own scripts, its own pictures and those of listed hosts, and
 * exactly the inline styles, speculation rules and script of this page.
 */
export const createContentSecurityPolicy = (
  { style, speculation, chat, imageHosts = [], frames = [] }: CspInlineParts,
  nonce?: string,
): string => {
  const { origin = '', host = '' } = chat === undefined ? {} : new URL(chat)
  const alsoChat = origin === '' ? '' : ` ${origin}`
  const media = imageHosts.map((one) => ` https://${one}`).join('')
  const framed = [...frames, ...(origin === '' ? [] : [origin])]
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(inlineBootstrapScript)} ${hashOf(speculation)}${nonce ? ` 'nonce-${nonce}'` : ''}${alsoChat}`,
    `style-src 'self' ${hashOf(style)}`,
    `img-src 'self' data:${media}${alsoChat}`,
    `media-src 'self'${media}`,
    "font-src 'self'",
    `connect-src 'self'${alsoChat}${host === '' ? '' : ` wss://${host}`}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(framed.length === 0 ? [] : [`frame-src ${framed.join(' ')}`]),
    "frame-ancestors 'none'",
    "object-src 'none'",
    // Trusted Types are required unless a chat script is configured: our code writes no markup and creates no scripts
    // from text, but the third-party chat script may.
    ...(chat === undefined ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
  ].join('; ')
}

/** Headers of every document. */
export const createDocumentHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

/**
 * Cache-Control of a page: shared caches may cache public pages for a minute (a second while revalidating, ten on
 * error); personal pages are revalidated for each request.
 */
export const cacheControl = {
  public: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=600',
  // `no-store` would make the page ineligible for the back/forward cache.
  personal: 'private, no-cache',
} as const
