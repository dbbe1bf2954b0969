import { HttpError } from '../../http/HttpError.ts'
import type { CartRepo, RemovedLine } from '../createCartRepo.ts'
import { isGift } from '../lines/isGift.ts'
import { lineNotFoundError } from '../lines/lineNotFoundError.ts'
import type { StoredLine } from '../lines/StoredLine.ts'
import { assertCartCapacity } from '../validation/assertCartCapacity.ts'

/** How long a removed line can be restored, in ms. */
export const restoreWindowMs = 60 * 60 * 1000

/** A locked cart. */
export interface LockedCart {
  readonly repo: CartRepo
  readonly cartId: string
  readonly now: Date
}

/** Marks lines and their add-ons as removed; missing lines are ignored. */
export async function removeLines(
  { repo, cartId, now }: LockedCart,
  lineIds: readonly string[],
): Promise<void> {
  const lines = await repo.lines(cartId)
  const named = lines.filter(({ id }) => lineIds.includes(id))
  refuseFree(named, lineIds)
  const along = lines.filter((line) => named.some((gift) => goesWith(line, gift)))
  for (const { id, belongsTo } of along) await repo.remove([id], now, belongsTo)
  const alone = named.filter((line) => !along.includes(line)).map(({ id }) => id)
  await repo.remove(alone, now, null)
}

/**
 * Restores removed lines unchanged, together with the lines that were removed with them; lines in the cart are ignored.
 */
export async function restoreLines(
  { repo, cartId, now }: LockedCart,
  lineIds: readonly string[],
): Promise<void> {
  const lines = await repo.lines(cartId)
  const removed = await repo.removed(cartId, new Date(now.getTime() - restoreWindowMs))
  const named = removed.filter(({ id }) => lineIds.includes(id))
  const isKnown = (id: string) => [...lines, ...named].some((line) => line.id === id)
  if (!lineIds.every(isKnown)) throw lineNotFoundError()
  refuseFree(named, lineIds)
  const along = removed.filter(({ removedWith }) => removedWith !== null && lineIds.includes(removedWith))
  const back = [...new Set([...named, ...along])]
  for (const state of ['in', 'saved'] as const) {
    const more = back.filter((line) => line.state === state && !line.isFreebie).length
    if (more > 0) assertCartCapacity(lines, more, state)
  }
  await repo.restore(back.map(({ id }) => id))
  await rehome({ repo, cartId, now }, back)
}

/** Saves lines and their add-ons for later, or moves them back to the cart. */
export async function setLinesSavedForLater(
  held: LockedCart,
  lineIds: readonly string[],
  isSaved: boolean,
): Promise<void> {
  const { repo, cartId } = held
  const lines = await repo.lines(cartId)
  const named = lines.filter(({ id }) => lineIds.includes(id))
  if (!lineIds.every((id) => named.some((line) => line.id === id))) throw lineNotFoundError()
  refuseFree(named, lineIds)
  const to = isSaved ? 'saved' : 'in'
  const going = named.filter(({ state }) => state !== to)
  const moved = lines.filter((line) => going.includes(line) || going.some((gift) => goesWith(line, gift)))
  assertCartCapacity(lines, moved.filter(({ isFreebie }) => !isFreebie).length, to)
  await repo.setState(
    moved.map(({ id }) => id),
    to,
  )
  await rehome(held, moved)
}

// A free line is removed and restored only with its gift.
function refuseFree(
  lines: readonly Pick<RemovedLine, 'isFreebie' | 'belongsTo'>[],
  lineIds: readonly string[],
): void {
  const isAlone = lines.some(
    ({ isFreebie, belongsTo }) => isFreebie && !lineIds.some((id) => id === belongsTo),
  )
  if (isAlone) throw freebieLineError()
}

/** Creates the error of an operation that is not allowed for a free line. */
export const freebieLineError = () => new HttpError(409, 'free_line', ({ errors }) => errors.freeLine)

// An add-on that was saved for later without its gift stays when the gift is removed.
const goesWith = (line: StoredLine, gift: StoredLine): boolean =>
  line.belongsTo === gift.id && line.state === gift.state

// An add-on that is restored without its gift is assigned to the first gift in the cart, if there is one.
async function rehome(
  { repo, cartId }: LockedCart,
  moved: readonly { readonly id: string }[],
): Promise<void> {
  const lines = await repo.lines(cartId)
  const here = lines.filter(({ state }) => state === 'in')
  const strays = here.filter(
    ({ id, belongsTo, isFreebie }) =>
      belongsTo !== null &&
      !isFreebie &&
      moved.some((line) => line.id === id) &&
      !here.some((gift) => gift.id === belongsTo),
  )
  for (const { id } of strays) await repo.setBelongsTo(id, here.find(isGift)?.id ?? null)
}
