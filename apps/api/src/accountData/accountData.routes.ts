import type { accountDataCalls } from '@store/api-client/contract/accountData'
import type { AppDeps } from '../AppDeps.ts'
import type { Handlers } from '../http/bindCalls.ts'
import type { Visit } from '../http/Visit.ts'
import type { AccountGuard } from '../users/createAccountGuard.ts'
import type { AccountDataService, ActiveSession } from './createAccountDataService.ts'

interface AccountDataRouteDeps {
  readonly data: AccountDataService
  readonly guard: AccountGuard
  readonly brand: AppDeps['brand']
}

/** Answers the calls about what is kept of the signed-in user. */
export function accountDataHandlers({
  data,
  guard,
  brand,
}: AccountDataRouteDeps): Handlers<typeof accountDataCalls> {
  const userOf = (visit: Visit) => guard.requireUser(visit, 'Please enter your email')
  return {
    sessions: async (_, visit) => writePlaces(await data.sessions(await userOf(visit))),

    endSession: async ({ id }, visit) => writePlaces(await data.endSession(await userOf(visit), id)),

    download: async (_, visit) => {
      const found = await data.download(await userOf(visit))
      visit.offerFile(`${brand.slug}-my-data.json`)
      return found
    },

    remove: async ({ email }, visit) => {
      await data.remove(await userOf(visit), email)
      await visit.end()
      return { status: true }
    },
  }
}

const writePlaces = (places: readonly ActiveSession[]) => ({
  status: true as const,
  data: places.map(({ id, isThis, browser, system, createdAt, seenAt }) => ({
    ...{ id, is_this: isThis, browser, system },
    created_at: createdAt.toISOString(),
    seen_at: seenAt.toISOString(),
  })),
})
