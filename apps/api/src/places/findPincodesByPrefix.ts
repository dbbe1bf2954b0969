import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { cities } from '../db/schema/cities.ts'
import { pincodes } from '../db/schema/pincodes.ts'

/** A pincode and its city. */
export interface PincodeWithCity {
  readonly pincode: string
  readonly cityId: string
  /** The city's modern name. */
  readonly city: string
  readonly state: string
}

/** Number of digits of a pincode. */
export const pincodeLength = 6

/** Finds pincodes by their first digits, in order; a complete pincode finds itself. */
export async function findPincodesByPrefix(
  db: Database,
  digits: string,
  limit: number,
): Promise<readonly PincodeWithCity[]> {
  if (digits.length > pincodeLength) return []
  return db
    .select({ pincode: pincodes.pincode, cityId: cities.id, city: cities.name, state: cities.state })
    .from(pincodes)
    .innerJoin(cities, eq(cities.id, pincodes.cityId))
    .where(
      and(
        // A range uses the key's index with every collation; a pattern would not.
        gte(pincodes.pincode, digits.padEnd(pincodeLength, '0')),
        lte(pincodes.pincode, digits.padEnd(pincodeLength, '9')),
      ),
    )
    .orderBy(asc(pincodes.pincode))
    .limit(limit)
}
