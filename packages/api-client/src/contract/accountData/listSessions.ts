import { strictObject } from 'valibot'
import { defineCall } from '../call/index.ts'
import { sessionsResponse } from './AccountSession.ts'

/** GET where the user is signed in. */
export const listSessions = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/users/sessions',
  input: strictObject({}),
  answer: sessionsResponse,
  encode: () => ({}),
})
