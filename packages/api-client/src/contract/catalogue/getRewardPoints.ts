import { integer, maxValue, minValue, number, object, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import type { PointsRedemptionLimits } from '../rules/calculateMaxPointsPayment.ts'

/** The signed-in user's points, and how much they can pay. */
export interface RewardPointsInfo {
  /** Balance of points; negative when the user owes points. */
  readonly balance: number
  readonly rule: PointsRedemptionLimits
}

const whole = pipe(number(), integer())

/** GET wallet info of the signed-in user: redeem_percentage, redeem_max_inr, walletReward (specification 2, section 3). */
export const getRewardPoints = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/wallet-info',
  summary: 'Returns the reward points of the user.',
  caller: 'user',
  input: strictObject({}),
  answer: pipe(
    object({
      redeem_percentage: pipe(number(), minValue(0), maxValue(100)),
      redeem_max_inr: pipe(whole, minValue(0)),
      walletReward: whole,
    }),
    transform(
      (wire): RewardPointsInfo => ({
        balance: wire.walletReward,
        rule: { percentage: wire.redeem_percentage, maxRupees: wire.redeem_max_inr },
      }),
    ),
  ),
  encode: () => ({}),
})
