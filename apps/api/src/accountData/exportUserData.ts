import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { addresses } from '../db/schema/addresses.ts'
import { cartLines, carts } from '../db/schema/carts.ts'
import { reorders } from '../db/schema/orders.ts'
import { pointEntries } from '../db/schema/pointEntries.ts'
import { ssoGrants } from '../db/schema/ssoGrants.ts'
import { uploads } from '../db/schema/uploads.ts'
import type { UserRow } from '../db/schema/users.ts'
import { wishlists } from '../db/schema/wishlists.ts'
import { createNotificationRepo } from '../notifications/index.ts'
import { getUploadUrl } from '../uploads/index.ts'
import { createWalletRepo } from '../wallet/index.ts'
import { exportOrders } from './exportOrders.ts'

/** Exports all stored data of a user in readable form: the rows without keys and hashes. */
export async function exportUserData(
  db: Database,
  user: UserRow,
  origin: string,
): Promise<Readonly<Record<string, unknown>>> {
  const notices = createNotificationRepo(db)
  const wallet = createWalletRepo(db)
  // The user who referred this one is another person, so `referredBy` is not exported.
  const { id: userId, googleSub, referredBy: _, ...profile } = user
  const own = async (rows: readonly object[]) => rows.map(withoutOwner)
  return {
    profile: { ...profile, isLinkedToGoogle: googleSub !== null },
    addresses: await own(await db.select().from(addresses).where(eq(addresses.userId, userId))),
    favorites: await own(await db.select().from(wishlists).where(eq(wishlists.userId, userId))),
    cart: await readCarts(db, userId),
    orders: await exportOrders(db, userId),
    reorders: await readReorders(db, userId),
    photos: await readPhotos(db, userId, origin),
    points: await own(await db.select().from(pointEntries).where(eq(pointEntries.userId, userId))),
    notifications: await notices.list(userId, Number.MAX_SAFE_INTEGER),
    preferences: { orderUpdates: true, ...(await notices.consent(userId)) },
    savedCards: (await wallet.cards(userId)).map(({ network, lastDigits, expiry }) => ({
      ...{ network, lastDigits, expiry },
    })),
    upiHandles: (await wallet.upiHandles(userId)).map(({ start, bank }) => `${start}••••@${bank}`),
    partnerSignIns: await readPartnerSignIns(db, userId),
  }
}

const withoutOwner = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'userId'))

async function readCarts(db: Database, userId: number): Promise<readonly object[]> {
  const [cart] = await db.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId))
  if (!cart) return []
  const { nid, quantity, pincode, attributes, hamper, delivery, comboNid } = cartLines
  const { state, removedAt, isFreebie, isDeclined } = cartLines
  return db
    .select({
      ...{ nid, quantity, pincode, attributes, hamper, delivery, comboNid },
      ...{ state, removedAt, isFreebie, isDeclined },
    })
    .from(cartLines)
    .where(eq(cartLines.cartId, cart.id))
}

/** Returns photos with the URL at which their owner can load them. */
async function readPhotos(db: Database, userId: number, origin: string): Promise<readonly object[]> {
  const found = await db.select().from(uploads).where(eq(uploads.userId, userId)).orderBy(asc(uploads.usedAt))
  return found.map(({ id, format, width, height, usedAt, orderedAt }) => ({
    ...{ address: origin + getUploadUrl(id), format, width, height, usedAt, orderedAt },
  }))
}

async function readReorders(db: Database, userId: number): Promise<readonly object[]> {
  const { orderId, put, leftOut, createdAt } = reorders
  return db.select({ orderId, put, leftOut, createdAt }).from(reorders).where(eq(reorders.userId, userId))
}

async function readPartnerSignIns(db: Database, userId: number): Promise<readonly object[]> {
  const { clientId, scope, createdAt } = ssoGrants
  return db.select({ clientId, scope, createdAt }).from(ssoGrants).where(eq(ssoGrants.userId, userId))
}
