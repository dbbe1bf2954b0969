import { strictObject } from 'valibot'
import { defineCall } from '../call/index.ts'
import { sessionsResponse } from './AccountSession.ts'

/** GET the user's sessions. */
export const listSessions = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/users/sessions',
  input: strictObject({}),
  answer: sessionsResponse,
  encode: () => ({}),
})
