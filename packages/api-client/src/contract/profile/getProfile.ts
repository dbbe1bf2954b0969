import { strictObject } from 'valibot'
import { defineCall } from '../call/index.ts'
import { profileResponseSchema } from './Profile.ts'

/** GET the signed-in user's profile (specification 1, section 7). */
export const getProfile = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/users/profile',
  summary: 'Returns the profile of the user.',
  specification: ['1, section 7, Account area: GET /api/{brand}/fa/users/profile'],
  caller: 'user',
  input: strictObject({}),
  answer: profileResponseSchema,
  encode: () => ({}),
})
