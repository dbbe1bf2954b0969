import type { partnerCalls } from '@store/api-client/contract/partners'
import type { Handlers } from '../http/bindCalls.ts'
import type { PassService } from './createPassService.ts'

/** Answers the calls of partners' servers. */
export const partnerHandlers = (passes: PassService): Handlers<typeof partnerCalls> => ({
  exchange: async (asked, visit) => {
    const { id, email, name, title } = await passes.exchange(asked, visit.address)
    return { status: true, data: { uid: id, mail: email, username: name, title } }
  },
})
