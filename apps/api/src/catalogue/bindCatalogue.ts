import { catalogueCalls, viewingCalls } from '@store/api-client/contract/catalogue'
import type { Hono } from 'hono'
import type { AppDeps } from '../AppDeps.ts'
import { bindCalls } from '../http/bindCalls.ts'
import type { AccountGuard } from '../users/createAccountGuard.ts'
import { catalogueHandlers } from './catalogue.routes.ts'
import type { CatalogueRepo } from './createCatalogueRepo.ts'
import { viewingHandlers } from './viewing.routes.ts'

/** Puts the calls of the catalogue on the app: what is the same for everyone, and what is not. */
export function bindCatalogue(app: Hono, deps: AppDeps, catalogue: CatalogueRepo, guard: AccountGuard): void {
  const handlers = catalogueHandlers(catalogue, deps.brand.name)
  bindCalls(app, deps, { calls: catalogueCalls, handlers, cache: 'public' })
  bindCalls(app, deps, { calls: viewingCalls, handlers: viewingHandlers(deps, guard), cache: 'private' })
}
