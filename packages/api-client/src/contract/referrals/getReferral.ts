import {
  integer,
  literal,
  minValue,
  number,
  object,
  pipe,
  regex,
  strictObject,
  string,
  transform,
} from 'valibot'
import { defineCall } from '../call/index.ts'

/** A user's referral code and its results. */
export interface Referral {
  /** The code in a referral link (`?ref=`). */
  readonly code: string
  /** Number of referred customers who created an account. */
  readonly friends: number
  /** Number of referred customers whose first order was delivered. */
  readonly rewarded: number
  /** Points for both users when a referred customer's first order is delivered. */
  readonly pointsEach: number
}

const count = pipe(number(), integer(), minValue(0))

/** GET the signed-in user's referral (specification 1, section 2: the refer-and-earn page). */
export const getReferral = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/users/referral',
  summary: 'Returns the referral link of the user and its results.',
  caller: 'user',
  input: strictObject({}),
  answer: pipe(
    object({
      status: literal(true),
      data: object({
        code: pipe(string(), regex(/^[A-Z0-9]{8}$/)),
        friends: count,
        rewarded: count,
        points_each: count,
      }),
    }),
    transform(
      ({ data }): Referral => ({
        code: data.code,
        friends: data.friends,
        rewarded: data.rewarded,
        pointsEach: data.points_each,
      }),
    ),
  ),
  encode: () => ({}),
})
