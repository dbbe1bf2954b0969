import type { catalogueCalls } from '@store/api-client/contract/catalogue'
import { addDays, toDayMonthYear, toIndianDate, toIndianHour } from '@store/api-client/contract/date'
import type { AppDeps } from '../AppDeps.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import { createPointRepo, pointsRedemptionLimits } from '../points/index.ts'

/**
 * Handles the requests that a product page makes while it is viewed: the time in India, and the points of the signed-in
 * user.
 */
export const serverTimeAndRewardsHandlers = ({
  db,
  clock,
}: Pick<AppDeps, 'db' | 'clock'>): Pick<
  CallGroupHandlers<typeof catalogueCalls>,
  'serverTime' | 'rewards'
> => ({
  serverTime: async () => {
    const now = clock.now()
    const today = toIndianDate(now)
    // India's offset includes half an hour, so its minutes differ from those of UTC.
    const minutes = (now.getUTCMinutes() + 30) % 60
    return {
      hour: toIndianHour(now),
      minutes,
      seconds: now.getUTCSeconds(),
      nextDate: toDayMonthYear(addDays(today, 1)),
      dayAfterTomorrow: toDayMonthYear(addDays(today, 2)),
    }
  },

  rewards: async (_, { user }) => ({
    redeem_percentage: pointsRedemptionLimits.percentage,
    redeem_max_inr: pointsRedemptionLimits.maxRupees,
    walletReward: await createPointRepo(db).balance(user.id),
  }),
})
