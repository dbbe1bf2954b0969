import type { ConformanceCheck } from '../ConformanceCheck.ts'
import { addressChecks } from './addressChecks.ts'
import { browsingChecks } from './browsingChecks.ts'
import { cartChecks } from './cartChecks.ts'
import { deliveryChecks } from './deliveryChecks.ts'
import { loginChecks } from './loginChecks.ts'
import { orderChecks } from './orderChecks.ts'
import { readChecks } from './readChecks.ts'
import { wishlistChecks } from './wishlistChecks.ts'

/** All checks, in the order in which a shopper meets the calls. */
export const conformanceChecks: readonly ConformanceCheck[] = [
  ...browsingChecks,
  ...deliveryChecks,
  ...cartChecks,
  ...loginChecks,
  ...orderChecks,
  ...addressChecks,
  ...wishlistChecks,
  ...readChecks,
]
