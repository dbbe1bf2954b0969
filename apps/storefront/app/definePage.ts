import type { Head, HeadContext } from './Head.ts'
import type { LoadedPage } from './LoadedPage.ts'
import type { LoaderContext, LoaderResult, RedirectOrError } from './Loader.ts'
import type { PageViewDefinition } from './PageViewDefinition.ts'

/** How a page is served. */
interface PageRule {
  /**
   * `public` pages are the same for every visitor, buffered and cached; `personal` ones are streamed and never
   * cached.
   */
  readonly cache: 'public' | 'personal'
  /**
   * Returns the variant of the page that a URL requests; a public page is cached once per variant. @default a single
   * variant
   */
  readonly cacheVariant?: (url: URL) => string
  /** Whether the sitemap lists a public page without parameters. @default true */
  readonly isInSitemap?: boolean
}

/** Definition of a page: `page.ts` of its folder. */
export interface PageDefinition<Data extends object> extends PageRule {
  /**
   * Pathname with parameters: `/p/:type/:slug`, `/account/:section?`; a page can have several. If several pages match a
   * path, the most specific pattern is used (`server/pages/createRouteMatcher.ts`).
   */
  readonly pattern: string | readonly string[]
  readonly load: (context: LoaderContext) => Promise<LoaderResult<Data>>
  readonly head: (data: Data, context: HeadContext) => Head
  /** Returns the sites that the page may embed in iframes. @default none */
  readonly frames?: (data: Data) => readonly string[]
  readonly view: PageViewDefinition<Data>
}

/** A page without the type of its data, so that pages with different data have the same type. */
export interface Page extends PageRule {
  readonly patterns: readonly string[]
  readonly load: (
    context: LoaderContext,
  ) => Promise<{ readonly kind: 'page'; readonly page: LoadedPage } | RedirectOrError>
}

/** A route: a page under one of its patterns, named after its folder. */
export interface Route extends Omit<Page, 'patterns'> {
  readonly name: string
  readonly pattern: string
}

/** Returns the routes of a page, one for each of its patterns. */
export const toRoutes = (name: string, { patterns, ...page }: Page): readonly Route[] =>
  patterns.map((pattern) => ({ ...page, name, pattern }))

/** Defines a page on the server; a browser loads only its view. All other parts receive the data of `load`. */
export function definePage<Data extends object>({
  pattern,
  load,
  head,
  frames,
  view,
  ...rule
}: PageDefinition<Data>): Page {
  return {
    ...rule,
    patterns: [pattern].flat(),
    load: async (context) => {
      const loaded = await load(context)
      if (loaded.kind !== 'page') return loaded
      const { data } = loaded
      return {
        kind: 'page',
        page: {
          data,
          head: head(data, context),
          frames: frames?.(data),
          hasOwnLayout: view.hasOwnLayout,
          open: (stores) => view.open(stores, data),
        },
      }
    },
  }
}
