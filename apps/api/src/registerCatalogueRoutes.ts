import { catalogueCalls, suggestionCalls, uncachedCatalogueCalls } from '@store/api-client/contract/catalogue'
import type { Hono } from 'hono'
import type { AppDeps } from './AppDeps.ts'
import { addOnHandlers } from './addOns/addOns.routes.ts'
import { browseHandlers, suggestionHandlers } from './catalogue/browse.routes.ts'
import { catalogueHandlers } from './catalogue/catalogue.routes.ts'
import type { CatalogueRepo } from './catalogue/createCatalogueRepo.ts'
import { createProductPageRepo } from './catalogue/createProductPageRepo.ts'
import type { GiftLocationDirectory } from './catalogue/findGiftLocation.ts'
import { viewingHandlers } from './catalogue/viewing.routes.ts'
import type { LocalRateLimiter } from './http/createLocalRateLimiter.ts'
import { registerRoutes } from './http/registerRoutes.ts'
import type { AccountGuard } from './users/createAccountGuard.ts'

/** Dependencies of the catalogue routes. */
export interface CatalogueRouteDeps {
  readonly catalogue: CatalogueRepo
  readonly guard: AccountGuard
  readonly places: GiftLocationDirectory
  readonly rateLimiter: LocalRateLimiter
}

/** Registers the catalogue routes on the app: those with the same response for everyone and those without. */
export function registerCatalogueRoutes(
  app: Hono,
  deps: AppDeps,
  { catalogue, guard, places, rateLimiter }: CatalogueRouteDeps,
): void {
  const handlers = {
    ...addOnHandlers(deps),
    ...browseHandlers(deps, catalogue, places),
    ...catalogueHandlers(catalogue, createProductPageRepo(deps.db), {
      ...{ brandName: deps.brand.name, customiser: deps.customiser, clock: deps.clock },
    }),
  }
  registerRoutes(app, deps, { calls: catalogueCalls, handlers, cache: 'public' })
  registerRoutes(app, deps, {
    calls: uncachedCatalogueCalls,
    handlers: viewingHandlers(deps, guard),
    cache: 'private',
  })
  registerRoutes(app, deps, {
    calls: suggestionCalls,
    handlers: suggestionHandlers(deps, catalogue, rateLimiter),
    cache: 'private',
  })
}
