import type { createApiClient } from '@store/api-client'
import type { ReactNode } from 'react'
import type { LoaderContext, LoaderResult, Route } from '../app/Loader.ts'
import type { PageContext } from '../app/PageContext.ts'
import type { PageName, PageWithData } from '../app/PageData.ts'
import type { PageAssets } from './readAssets.ts'
import type { ReactRenderers } from './render.ts'

/** A route of the route table, for any page. */
export type AnyRoute = { readonly [Name in PageName]: Route<Name> }[PageName]

/** A loaded page with its head. */
export type { LoaderContext, LoaderResult }

/** The interface of the host's build that the host's server needs: the same in production and in development. */
export interface HostBuild {
  readonly routes: readonly AnyRoute[]
  readonly brand: { readonly slug: string; readonly name: string }
  /** Paths of the shop's own pages that search engines may index. */
  readonly indexablePaths: readonly string[]
  /** Permanent redirects by path. */
  readonly redirects: Readonly<Record<string, string>>
  readonly createApiClient: typeof createApiClient
  readonly renderApp: (page: PageWithData, around: PageContext) => Promise<ReactNode>
  readonly renderers: ReactRenderers
  readonly assetsOf: (page: PageName) => PageAssets
}
