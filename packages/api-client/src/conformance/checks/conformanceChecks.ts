import type { ConformanceCheck } from '../ConformanceCheck.ts'
import { accountChecks } from './accountChecks.ts'
import { addressChecks } from './addressChecks.ts'
import { browsingChecks } from './browsingChecks.ts'
import { cartChecks } from './cartChecks.ts'
import { corporateChecks } from './corporateChecks.ts'
import { deliveryChecks } from './deliveryChecks.ts'
import { deliveryDateChecks } from './deliveryDateChecks.ts'
import { hamperChecks } from './hamperChecks.ts'
import { loginChecks } from './loginChecks.ts'
import { orderActionChecks } from './orderActionChecks.ts'
import { orderChecks } from './orderChecks.ts'
import { partnerChecks } from './partnerChecks.ts'
import { productListChecks } from './productListChecks.ts'
import { queryCallChecks } from './queryCallChecks.ts'
import { staffOrderChecks } from './staffOrderChecks.ts'
import { stockChecks } from './stockChecks.ts'
import { trackingChecks } from './trackingChecks.ts'
import { uploadChecks } from './uploadChecks.ts'
import { wishlistChecks } from './wishlistChecks.ts'

/** All checks, in the order in which a shopper meets the calls. */
export const conformanceChecks: readonly ConformanceCheck[] = [
  ...browsingChecks,
  ...productListChecks,
  ...deliveryChecks,
  ...deliveryDateChecks,
  ...cartChecks,
  ...hamperChecks,
  ...uploadChecks,
  ...loginChecks,
  ...orderChecks,
  ...orderActionChecks,
  ...addressChecks,
  ...wishlistChecks,
  ...queryCallChecks,
  ...accountChecks,
  ...corporateChecks,
  ...partnerChecks,
  ...staffOrderChecks,
  ...stockChecks,
  ...trackingChecks,
]
