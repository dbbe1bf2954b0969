import type { createApiClient } from '@store/api-client'
import type { ReactNode } from 'react'
import type { Loaded, LoaderContext, Route } from '../app/Loader.ts'
import type { OpenedPage, PageName } from '../app/PageData.ts'
import type { Surroundings } from '../app/Surroundings.ts'
import type { PageAssets } from './assets.ts'
import type { ReactRenderers } from './render.ts'

/** A line of the table of pages, whatever its page. */
export type AnyRoute = { readonly [Name in PageName]: Route<Name> }[PageName]

/** A page that was loaded, with its head written for it. */
export type { Loaded, LoaderContext }

/** What the host's server needs of the host's build: the same in production and in development. */
export interface HostBuild {
  readonly routes: readonly AnyRoute[]
  readonly brand: { readonly slug: string; readonly name: string }
  /** Paths of the shop's own pages that search engines may find. */
  readonly listed: readonly string[]
  /** Addresses that lead on for good, by path. */
  readonly redirects: Readonly<Record<string, string>>
  readonly createApiClient: typeof createApiClient
  readonly openBody: (page: OpenedPage, around: Surroundings) => Promise<ReactNode>
  readonly renderers: ReactRenderers
  readonly assetsOf: (page: PageName) => PageAssets
}
