import type { ApiClient } from '@store/api-client'
import type { Head } from './Head.ts'
import type { PageData, PageName } from './PageData.ts'

/** What a loader is given. */
export interface LoaderContext {
  /** The API, with the visitor's cookie on personal pages and without on public ones. */
  readonly client: ApiClient
  /** Parts of the address the pattern named. */
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
}

/** What a loader answers. */
export type LoaderResult<Name extends PageName> =
  | { readonly kind: 'page'; readonly data: PageData[Name] }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly href: string }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed' }

/** A page of the table: one line of `routes.ts`. */
export interface Route<Name extends PageName> {
  readonly name: Name
  /** Pathname with parameters: `/p/:type/:slug`, `/account/:section?`. */
  readonly pattern: string
  /** `public` pages are the same for every visitor, rendered whole and cached; `personal` ones are streamed and never stored. */
  readonly cache: 'public' | 'personal'
  /** Which of its renderings an address asks for; a public page is kept once for each. @default there is one */
  readonly cacheVariant?: (url: URL) => string
  readonly load: (context: LoaderContext) => Promise<LoaderResult<Name>>
  readonly head: (data: PageData[Name], url: URL) => Head
}
