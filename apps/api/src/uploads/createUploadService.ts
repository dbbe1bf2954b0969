import { validatePhoto } from '@store/api-client/contract/rules/validatePhoto'
import type { AppDeps } from '../AppDeps.ts'
import type { Allowance } from '../http/createAllowance.ts'
import type { Visit, VisitSession } from '../http/Visit.ts'
import type { PictureStorage } from '../pictures/PictureStorage.ts'
import { createShownOrderSeal } from '../sealing/createShownOrderSeal.ts'
import { createTurns } from './createTurns.ts'
import { createUploadRepo, type UploadRow } from './createUploadRepo.ts'
import { photoRefusal } from './photoRefusal.ts'
import { rewritePhoto } from './rewritePhoto.ts'

const day = 24 * 60 * 60 * 1000

/** Takes pictures of shoppers, and shows them to who brought them. */
export function createUploadService(deps: AppDeps, allowance: Allowance) {
  const { db, clock, ids, limits, pictures } = deps
  const shownOrders = createShownOrderSeal(deps.secrets.otpPepper)
  // Decoding runs on threads of its own; two leave the machine to everybody else.
  const inTurn = createTurns({ atOnce: 2, waiting: 20 })

  const keep = async (owner: VisitSession, came: Uint8Array) => {
    const { content, ...seen } = await inTurn(() => rewritePhoto(came))
    const id = ids.uuid()
    await pictures.write(id, content)
    const row = { id, ...seen, usedAt: clock.now() }
    await createUploadRepo(db).insert(owner, row)
    return row
  }

  /** A picture of the order that was looked up: of no other, and only as long as both are there. */
  const findShown = async (sealed: string | undefined, id: string): Promise<UploadRow | undefined> => {
    const order = sealed === undefined ? undefined : await shownOrders.unseal(sealed)
    if (!order || clock.now() >= order.goodUntil) return undefined
    return createUploadRepo(db).findOrdered(order.id, id)
  }

  return {
    /** Keeps a photo for its visitor, who is known again from now on. */
    async take(visit: Visit, file: Blob) {
      const came = new Uint8Array(await file.arrayBuffer())
      const fault = validatePhoto(came.byteLength, came)
      if (fault) throw photoRefusal(fault)
      const owner = visit.session
      if (owner) {
        const whose = owner.userId === null ? owner.tokenHash : String(owner.userId)
        await allowance.use(`upload:${whose}`, limits.uploadsPerOwner, day)
        return keep(owner, came)
      }
      const session = await visit.start(null)
      const row = await keep(session, came)
      visit.adopt(session)
      return row
    },

    /** A picture and its content, if it is the visitor's, or of an order that was looked up in their browser. */
    async show(
      { session, shownOrder }: Pick<Visit, 'session' | 'shownOrder'>,
      id: string,
    ): Promise<
      { readonly row: UploadRow; readonly open: () => ReturnType<PictureStorage['open']> } | undefined
    > {
      const own = session && (await createUploadRepo(db).find(session, id))
      const row = own ?? (await findShown(shownOrder, id))
      return row && { row, open: () => pictures.open(id) }
    },
  }
}

/** Takes and shows pictures of shoppers. */
export type UploadService = ReturnType<typeof createUploadService>
