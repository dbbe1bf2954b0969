import type { ResolvedPincode } from '@store/api-client/contract/corporate'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { cities } from '../db/schema/cities.ts'
import { pincodes } from '../db/schema/pincodes.ts'

/** Returns the known pincodes of a list with their cities, in one query. */
export async function resolvePincodes(
  db: Database,
  asked: readonly string[],
): Promise<readonly ResolvedPincode[]> {
  const wanted = [...new Set(asked.filter((pincode) => /^\d{6}$/.test(pincode)))]
  if (wanted.length === 0) return []
  return db
    .select({ pincode: pincodes.pincode, city: cities.name })
    .from(pincodes)
    .innerJoin(cities, eq(cities.id, pincodes.cityId))
    .where(inArray(pincodes.pincode, wanted))
}
