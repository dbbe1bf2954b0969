import type { accountDataCalls } from '@store/api-client/contract/accountData'
import type { AppDeps } from '../AppDeps.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import type { AccountDataService, ActiveSession } from './createAccountDataService.ts'

interface AccountDataRouteDeps {
  readonly data: AccountDataService
  readonly brand: AppDeps['brand']
}

/** Handles the requests about the stored data of the signed-in user. */
export function accountDataHandlers({
  data,
  brand,
}: AccountDataRouteDeps): CallGroupHandlers<typeof accountDataCalls> {
  return {
    sessions: async (_, context) => writePlaces(await data.sessions(context)),

    endSession: async ({ id }, context) => writePlaces(await data.endSession(context, id)),

    download: async (_, context) => {
      const found = await data.download(context)
      context.setDownloadName(`${brand.slug}-my-data.json`)
      return found
    },

    remove: async ({ email }, context) => {
      await data.remove(context, email)
      await context.end()
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
