import { strictObject } from 'valibot'
import { defineCall } from '../call/index.ts'
import { sessionsResponseSchema } from './AccountSession.ts'

/** GET the user's sessions. */
export const listSessions = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/users/sessions',
  summary: 'Lists the sessions of the user.',
  caller: 'user',
  input: strictObject({}),
  answer: sessionsResponseSchema,
  encode: () => ({}),
})
