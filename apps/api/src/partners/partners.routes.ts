import type { partnerCalls } from '@store/api-client/contract/partners'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import type { AuthorizationCodeService } from './createAuthorizationCodeService.ts'

/** Creates the handlers of the partner servers' calls. */
export const partnerHandlers = (
  passes: AuthorizationCodeService,
): CallGroupHandlers<typeof partnerCalls> => ({
  exchange: async (asked, context) => {
    const { id, email, name, title } = await passes.exchange(asked, context.network)
    return { status: true, data: { uid: id, mail: email, username: name, title } }
  },
})
