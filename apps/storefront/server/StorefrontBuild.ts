import type { createApiClient } from '@store/api-client'
import type { ReactNode } from 'react'
import type { ErrorStatus } from '../app/createErrorPage.ts'
import type { Route } from '../app/definePage.ts'
import type { Language } from '../app/Language.ts'
import type { NamedPage } from '../app/LoadedPage.ts'
import type { PageContext } from '../app/PageContext.ts'
import type { PageAssets } from './rendering/readAssets.ts'
import type { ReactRenderers } from './rendering/render.ts'
import type { DocumentMessages } from './rendering/renderDocument.ts'

/** The interface of the host's build that the host's server needs, in production and in development. */
export interface StorefrontBuild {
  /** The language of its pages. */
  readonly language: Language
  /** All languages of the store, the default first. */
  readonly languages: readonly Language[]
  /** Texts of every document outside its page. */
  readonly htmlDocumentMessages: DocumentMessages
  /** Returns the URL of a page in its language. */
  readonly localizeHref: (href: string) => string
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
