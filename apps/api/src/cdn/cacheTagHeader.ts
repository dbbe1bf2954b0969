import type { CdnProvider } from './CdnSettings.ts'

/** The response header from which each CDN reads tags; both remove it before the response reaches a visitor. */
const headers = {
  fastly: { name: 'surrogate-key', separator: ' ' },
  cloudflare: { name: 'cache-tag', separator: ',' },
} as const satisfies Readonly<Record<CdnProvider, { readonly name: string; readonly separator: string }>>

/** Serializes tags to the header that a CDN reads; returns no header without a CDN. */
export function toCacheTagHeader(
  kind: CdnProvider | undefined,
  tags: readonly string[],
): Readonly<Record<string, string>> {
  if (kind === undefined || tags.length === 0) return {}
  const { name, separator } = headers[kind]
  return { [name]: tags.join(separator) }
}

/** Parses the tags of a response of the API. */
export function readCacheTagHeader(
  kind: CdnProvider,
  response: { readonly headers: Headers },
): readonly string[] {
  const { name, separator } = headers[kind]
  return response.headers.get(name)?.split(separator) ?? []
}
