import type { createApiClient } from '@store/api-client'
import type { ReactNode } from 'react'
import type { LoaderContext, LoaderResult, Route } from '../app/Loader.ts'
import type { PageContext } from '../app/PageContext.ts'
import type { PageName, PageWithData } from '../app/PageData.ts'
import type { PageAssets } from './readAssets.ts'
import type { ReactRenderers } from './render.ts'

/** A line of the table of pages, whatever its page. */
export type AnyRoute = { readonly [Name in PageName]: Route<Name> }[PageName]

/** A page that was loaded, with its head written for it. */
export type { LoaderContext, LoaderResult }

/** What the host's server needs of the host's build: the same in production and in development. */
export interface HostBuild {
  readonly routes: readonly AnyRoute[]
  readonly brand: { readonly slug: string; readonly name: string }
  /** Paths of the shop's own pages that search engines may find. */
  readonly indexablePaths: readonly string[]
  /** Addresses that lead on for good, by path. */
  readonly redirects: Readonly<Record<string, string>>
  readonly createApiClient: typeof createApiClient
  readonly renderApp: (page: PageWithData, around: PageContext) => Promise<ReactNode>
  readonly renderers: ReactRenderers
  readonly assetsOf: (page: PageName) => PageAssets
}
