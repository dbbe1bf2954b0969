import {
  type AccountDataClient,
  deleteAccount,
  downloadData,
  endSession,
  listSessions,
} from '../contract/accountData/index.ts'
import type { Send } from '../transport/Send.ts'

/** Creates the account data methods over a transport. */
export const createAccountDataClient = (send: Send): AccountDataClient => ({
  sessions: () => send(listSessions, undefined),
  endSession: (request) => send(endSession, request),
  download: () => send(downloadData, undefined),
  remove: (request) => send(deleteAccount, request),
})
