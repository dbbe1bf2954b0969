import type { ApiClient } from '@store/api-client'
import type { Head } from './Head.ts'
import type { PageData, PageName } from './PageData.ts'

/** Input of a loader. */
export interface LoaderContext {
  /** The API client, with the visitor's cookie on personal pages and without on public ones. */
  readonly client: ApiClient
  /** URL parameters of the pattern. */
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
}

/** Result of a loader. */
export type LoaderResult<Name extends PageName> =
  | { readonly kind: 'page'; readonly data: PageData[Name] }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly href: string }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed' }

/** A route: one line of `routes.ts`. */
export interface Route<Name extends PageName> {
  readonly name: Name
  /** Pathname with parameters: `/p/:type/:slug`, `/account/:section?`. */
  readonly pattern: string
  /**
   * `public` pages are the same for every visitor, buffered and cached; `personal` ones are streamed and never
   * cached.
   */
  readonly cache: 'public' | 'personal'
  /** Returns the variant that a URL requests; a public page is cached once per variant. @default a single variant */
  readonly cacheVariant?: (url: URL) => string
  readonly load: (context: LoaderContext) => Promise<LoaderResult<Name>>
  readonly head: (data: PageData[Name], url: URL) => Head
}
