import type { createApiClient } from '@store/api-client'
import type { ReactNode } from 'react'
import type { Loaded, LoaderContext, Route } from '../app/Loader.ts'
import type { OpenedPage, PageName } from '../app/PageData.ts'
import type { PageAssets } from './assets.ts'
import type { RenderToPipeableStream } from './render.ts'

/** A line of the table of pages, whatever its page. */
export type AnyRoute = { readonly [Name in PageName]: Route<Name> }[PageName]

/** A page that was loaded, with its head written for it. */
export type { Loaded, LoaderContext }

/** What the host's server needs of the host's build: the same in production and in development. */
export interface HostBuild {
  readonly routes: readonly AnyRoute[]
  readonly brand: { readonly slug: string; readonly name: string }
  readonly createApiClient: typeof createApiClient
  readonly openBody: (page: OpenedPage, isDemo: boolean) => Promise<ReactNode>
  readonly renderToPipeableStream: RenderToPipeableStream
  readonly assetsOf: (page: PageName) => PageAssets
}
