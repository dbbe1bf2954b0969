import type { createApiClient } from '@store/api-client'
import type { ReactNode } from 'react'
import type { ErrorStatus } from '../app/createErrorPage.ts'
import type { Route } from '../app/definePage.ts'
import type { NamedPage } from '../app/LoadedPage.ts'
import type { PageContext } from '../app/PageContext.ts'
import type { PageAssets } from './rendering/readAssets.ts'
import type { ReactRenderers } from './rendering/render.ts'

/** The interface of the host's build that the host's server needs: the same in production and in development. */
export interface HostBuild {
  readonly routes: readonly Route[]
  readonly brand: { readonly slug: string; readonly name: string }
  /** Permanent redirects by path. */
  readonly redirects: Readonly<Record<string, string>>
  readonly createApiClient: typeof createApiClient
  readonly renderApp: (page: NamedPage, around: PageContext) => Promise<ReactNode>
  readonly createErrorPage: (status: ErrorStatus, around: PageContext) => NamedPage
  readonly renderers: ReactRenderers
  readonly assetsOf: (page: string) => PageAssets
}
