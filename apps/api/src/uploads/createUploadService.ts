import { validatePhoto } from '@store/api-client/contract/rules/validatePhoto'
import type { AppDeps } from '../AppDeps.ts'
import { createOrderLookupEncryptor } from '../encryption/createOrderLookupEncryptor.ts'
import type { RateLimiter } from '../http/createRateLimiter.ts'
import { createSessionChangedError } from '../http/createSessionChangedError.ts'
import type { RequestContext, RequestSession, SessionContext } from '../http/RequestContext.ts'
import type { PictureStorage } from '../pictures/PictureStorage.ts'
import { createSemaphore } from './createSemaphore.ts'
import { createUploadRepo, type UploadRow } from './createUploadRepo.ts'
import { photoError } from './photoError.ts'
import { reencodePhoto } from './reencodePhoto.ts'

const day = 24 * 60 * 60 * 1000

/** A stored photo that the caller may see. */
export interface ShownPhoto {
  readonly row: UploadRow
  /** Opens its content; undefined if the storage no longer has it. */
  readonly open: () => ReturnType<PictureStorage['open']>
}

/** Creates the service that accepts shoppers' photos and shows them to their owners. */
export function createUploadService(deps: AppDeps, sharedRateLimiter: RateLimiter) {
  const { db, transact, clock, ids, limits, pictures } = deps
  const shownOrders = createOrderLookupEncryptor(deps.secrets.otpPepper)
  // Decoding runs on separate threads; two of them leave capacity for other requests.
  const inTurn = createSemaphore({ atOnce: 2, waiting: 20 })

  const keep = async (owner: RequestSession, came: Uint8Array) => {
    const { content, ...seen } = await inTurn(() => reencodePhoto(came))
    const id = ids.uuid()
    await pictures.write(id, content)
    const row = { id, ...seen, usedAt: clock.now() }
    const isInserted = await transact((tx) => createUploadRepo(tx).insert(owner, row))
    if (isInserted) return row
    await pictures.remove(id)
    throw createSessionChangedError()
  }

  /** Returns a photo only if it belongs to the looked-up order, and only while photo and order exist. */
  const findShown = async (sealed: string | undefined, id: string): Promise<UploadRow | undefined> => {
    const order = sealed === undefined ? undefined : await shownOrders.decrypt(sealed)
    if (!order || clock.now() >= order.goodUntil) return undefined
    return createUploadRepo(db).findOrdered(order.id, id)
  }

  return {
    /** Stores a visitor's photo; starts a session if the visitor has none. */
    async take(context: SessionContext, file: Blob) {
      const came = new Uint8Array(await file.arrayBuffer())
      const fault = validatePhoto(came.byteLength, came)
      if (fault) throw photoError(fault)
      const owner = context.session
      if (owner) {
        const whose = owner.userId === null ? owner.tokenHash : String(owner.userId)
        await sharedRateLimiter.use(`upload:${whose}`, limits.uploadsPerOwner, day)
        return keep(owner, came)
      }
      const session = await context.start(null)
      const row = await keep(session, came)
      context.setSessionCookie(session)
      return row
    },

    /**
     * Returns a photo and its content, if it belongs to the visitor or to an order that was looked up in this browser.
     */
    async show(
      { session, lookedUpOrder }: Pick<RequestContext, 'session' | 'lookedUpOrder'>,
      id: string,
    ): Promise<ShownPhoto | undefined> {
      const own = session && (await createUploadRepo(db).find(session, id))
      const row = own ?? (await findShown(lookedUpOrder, id))
      return row && { row, open: () => pictures.open(id) }
    },

    /** Returns a photo and its content for the staff, if it belongs to this order and they prepare the order. */
    async showToStaff(orderNumber: string, id: string): Promise<ShownPhoto | undefined> {
      const row = await createUploadRepo(db).findForStaff(orderNumber, id)
      return row && { row, open: () => pictures.open(id) }
    },
  }
}

/** Accepts and shows shoppers' photos. */
export type UploadService = ReturnType<typeof createUploadService>
