import type { AppDeps } from '../AppDeps.ts'
import { createKeyedHash } from '../encryption/createKeyedHash.ts'

/** A shop's coupon settings. */
export interface CouponRules {
  /** Whether the shop accepts coupons. */
  readonly areEnabled: boolean
  /** Hashes an e-mail address or a phone number, for comparison with those of deleted accounts. */
  readonly hashContact: (contact: string) => string
}

/** Creates the coupon settings of a shop. */
export const createCouponRules = ({
  takesCoupons,
  secrets,
}: Pick<AppDeps, 'takesCoupons' | 'secrets'>): CouponRules => ({
  areEnabled: takesCoupons,
  hashContact: createKeyedHash(secrets.otpPepper, 'first orders'),
})
