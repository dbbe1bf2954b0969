import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { type EnquiryRow, enquiries } from '../db/schema/enquiries.ts'

/** Creates the enquiry repository, for the database or a transaction. */
export const createEnquiryRepo = (db: Database) => ({
  /** Returns the enquiry of an idempotency key. */
  async byKey(enquiryKey: string): Promise<EnquiryRow | undefined> {
    const [row] = await db.select().from(enquiries).where(eq(enquiries.enquiryKey, enquiryKey))
    return row
  },

  /** Inserts an enquiry. If its idempotency key exists, waits for the concurrent insert and returns false. */
  async insert(row: EnquiryRow): Promise<boolean> {
    const stored = await db
      .insert(enquiries)
      .values(row)
      .onConflictDoNothing({ target: enquiries.enquiryKey })
      .returning({ id: enquiries.id })
    return stored.length === 1
  },

  /** Confirms the enquiry of an e-mailed link; returns the row only to the first caller. */
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

  /** Returns the enquiry of an e-mailed link, confirmed or not. */
  async byLink(linkHash: string): Promise<EnquiryRow | undefined> {
    const [row] = await db.select().from(enquiries).where(eq(enquiries.linkHash, linkHash))
    return row
  },
})
