import type { ClientOf } from '../call/index.ts'
import { deleteAccount } from './deleteAccount.ts'
import { downloadData } from './downloadData.ts'
import { endSession } from './endSession.ts'
import { listSessions } from './listSessions.ts'

/** All calls for account data. */
export const accountDataCalls = {
  sessions: listSessions,
  endSession,
  download: downloadData,
  remove: deleteAccount,
} as const

/** Client methods for the user's account data. */
export type AccountDataClient = ClientOf<typeof accountDataCalls>
