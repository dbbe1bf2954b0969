import { calls } from '@store/api-client/contract'
import type { Hono } from 'hono'
import type { AppDeps } from './AppDeps.ts'
import { accountDataHandlers } from './accountData/accountData.routes.ts'
import { createAccountDataService } from './accountData/createAccountDataService.ts'
import { registerRoutes } from './http/registerRoutes.ts'
import { notificationHandlers } from './notifications/notifications.routes.ts'
import { pointHandlers } from './points/points.routes.ts'
import { profileHandlers } from './profile/profile.routes.ts'
import { walletHandlers } from './wallet/wallet.routes.ts'

/** Registers the account area's routes on the app. */
export function registerAccountRoutes(
  app: Hono,
  deps: AppDeps,
  { users, guard, hint, countCart }: Parameters<typeof profileHandlers>[0],
): void {
  const cache = 'private'
  const data = createAccountDataService(deps)
  registerRoutes(app, deps, {
    calls: calls.profile,
    handlers: profileHandlers({ users, guard, hint, countCart }),
    cache,
  })
  registerRoutes(app, deps, { calls: calls.wallet, handlers: walletHandlers({ deps, guard }), cache })
  registerRoutes(app, deps, { calls: calls.points, handlers: pointHandlers({ db: deps.db, guard }), cache })
  registerRoutes(app, deps, {
    calls: calls.notifications,
    handlers: notificationHandlers({ deps, guard }),
    cache,
  })
  registerRoutes(app, deps, {
    calls: calls.accountData,
    handlers: accountDataHandlers({ data, guard, brand: deps.brand }),
    cache,
  })
}
