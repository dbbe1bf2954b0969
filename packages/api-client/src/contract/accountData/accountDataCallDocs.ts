import type { CallGroupDocs } from '../call/index.ts'
import { sessionsResponseSchema } from './AccountSession.ts'
import type { accountDataCalls } from './accountDataCalls.ts'

/** API reference of sessions and personal data. */
export const accountDataCallDocs: CallGroupDocs<typeof accountDataCalls> = {
  schemas: { SessionsResponse: sessionsResponseSchema },
  fields: {
    SessionsResponse: {
      data: 'Sessions of the user, this one first.',
      'data.id': 'Id of the session.',
      'data.is_this': 'Whether it is the session of this request.',
      'data.browser': 'Name of the browser; may be empty.',
      'data.system': 'Name of the operating system; may be empty.',
      'data.created_at': 'Time of the login, ISO 8601 in UTC.',
      'data.seen_at': 'Time of the last use, ISO 8601 in UTC, accurate to about an hour.',
    },
    endSession: { id: 'Id of the session to end, or `others` for all but this one.' },
    remove: { email: 'E-mail address of the account, typed to confirm.' },
  },
  calls: {
    remove: {
      errors: { 409: ['order_under_way'], 422: ['email_wrong'] },
      cookies: ['google', 'hint', 'order-shown', 'sid'],
    },
  },
}
