import type { AppDeps } from '../AppDeps.ts'
import { createKeyedHash } from '../encryption/createKeyedHash.ts'

/** How a shop takes coupons. */
export interface CouponRules {
  /** Whether it takes any. */
  readonly areEnabled: boolean
  /** Hashes an e-mail address or a number, for comparing with those of deleted accounts. */
  readonly hashContact: (contact: string) => string
}

/** Makes the rules of a shop. */
export const couponRules = ({
  takesCoupons,
  secrets,
}: Pick<AppDeps, 'takesCoupons' | 'secrets'>): CouponRules => ({
  areEnabled: takesCoupons,
  hashContact: createKeyedHash(secrets.otpPepper, 'first orders'),
})
