import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { type EnquiryRow, enquiries } from '../db/schema/enquiries.ts'

/** Enquiries in the database, or in a transaction of it. */
export const createEnquiryRepo = (db: Database) => ({
  /** The enquiry that was sent under a key. */
  async byKey(enquiryKey: string): Promise<EnquiryRow | undefined> {
    const [row] = await db.select().from(enquiries).where(eq(enquiries.enquiryKey, enquiryKey))
    return row
  },

  /** Keeps an enquiry; false where one stands under its key, for which it waits. */
  async insert(row: EnquiryRow): Promise<boolean> {
    const kept = await db
      .insert(enquiries)
      .values(row)
      .onConflictDoNothing({ target: enquiries.enquiryKey })
      .returning({ id: enquiries.id })
    return kept.length === 1
  },

  /** Confirms the enquiry of a mailed link; the row for exactly one caller, the others find it confirmed. */
  async confirm(linkHash: string, now: Date, since: Date): Promise<EnquiryRow | undefined> {
    const [row] = await db
      .update(enquiries)
      .set({ confirmedAt: now })
      .where(
        and(eq(enquiries.linkHash, linkHash), isNull(enquiries.confirmedAt), gt(enquiries.createdAt, since)),
      )
      .returning()
    return row
  },

  /** The enquiry of a mailed link, confirmed before or not. */
  async byLink(linkHash: string): Promise<EnquiryRow | undefined> {
    const [row] = await db.select().from(enquiries).where(eq(enquiries.linkHash, linkHash))
    return row
  },
})
