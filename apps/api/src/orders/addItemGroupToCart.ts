import type { ChosenDelivery } from '@store/api-client/contract/cart'
import { parseCalendarDate } from '@store/api-client/contract/date'
import { toProductId } from '@store/api-client/contract/hampers'
import type { Clock } from '@store/api-client/contract/ports'
import { clampQuantity, quantityLimits } from '@store/api-client/contract/rules/quantity'
import {
  addProductToLines,
  assertCartCapacity,
  createCatalogueSnapshot,
  isAddOn,
  type LockedCart,
  type NewCartLine,
  parsePersonalisationText,
  requireDeliverable,
  requirePurchasable,
  type StoredLine,
  type ValidatedCartItem,
} from '../cart/index.ts'
import { createCatalogueRepo } from '../catalogue/index.ts'
import type { Database } from '../db/Database.ts'
import type { OrderedItem } from '../db/schema/OrderedItem.ts'
import type { StoredAttribute } from '../db/schema/StoredAttribute.ts'
import { toProductDeliveryRequirements } from '../delivery/index.ts'
import { HttpError } from '../http/HttpError.ts'
import type { ItemGroup } from './groupItems.ts'

/** A locked cart, with the data from which its lines are created. */
export interface CartInTransaction extends Pick<LockedCart, 'repo' | 'cartId'> {
  readonly tx: Database
  readonly clock: Clock
  readonly newId: () => string
}

/** Result of adding a group. */
export interface AddItemGroupResult {
  /** Id of the current cart line of each item, by the item's id. */
  readonly lines: ReadonlyMap<string, string>
  /** Whether units are missing because of the maximum quantity of a line. */
  readonly isShort: boolean
  /** Whether the ordered date is no longer available, so that the earliest is used instead. */
  readonly isDayGone: boolean
}

/** Adds a gift, a combo or an add-on to the cart as it was ordered, at today's price; throws if that is impossible. */
export async function addItemGroupToCart(
  cart: CartInTransaction,
  group: ItemGroup,
  giftId: string | undefined,
): Promise<AddItemGroupResult> {
  const { tx, repo, cartId, clock, newId } = cart
  const lines = (await repo.lines(cartId)).filter(({ state }) => state === 'in')
  const gift = lines.find(({ id }) => id === giftId)
  const { wanted, isDayGone } = await onItsDay(cart, group, gift)
  if (wanted.isCombo) return { ...(await putCombo(cart, { wanted, group, lines, gift })), isDayGone }
  if (gift && isAddOn(wanted.product) && wanted.pincode !== '') {
    const carrier = { ...toProductDeliveryRequirements(wanted.product), country: gift.product.country }
    await requireDeliverable(createCatalogueSnapshot(tx), clock, carrier, wanted.pincode)
  }
  const [item] = group.items
  const { isDeclined } = group
  const { newLines, quantityUpdates } = addProductToLines(wanted, { lines, newId, gift, isDeclined })
  const [twin] = quantityUpdates
  if (!item) return { lines: new Map(), isShort: false, isDayGone }
  const pieces = (twin?.quantity ?? 1) - 1 + item.quantity
  const id = twin?.id ?? newLines[0]?.id ?? ''
  await repo.insert(cartId, newLines.map(carrying(group.items)))
  await repo.setQuantity(id, clampQuantity(pieces))
  if (twin?.delivery) await repo.setDelivery(twin.id, twin.delivery)
  return { lines: new Map([[item.id, id]]), isShort: pieces > quantityLimits.max, isDayGone }
}

/** Adds a group for its ordered date if this date is available, otherwise for the earliest date. */
async function onItsDay(cart: CartInTransaction, group: ItemGroup, gift: StoredLine | undefined) {
  const delivery = dayOf(group.items)
  try {
    return { wanted: await toAddRequest(cart, group, gift, delivery), isDayGone: false }
  } catch (cause) {
    if (!delivery || !(cause instanceof HttpError) || !/^(day|slot)_/.test(cause.code)) throw cause
    return { wanted: await toAddRequest(cart, group, gift), isDayGone: true }
  }
}

async function toAddRequest(
  { tx, clock }: CartInTransaction,
  { nid, items }: ItemGroup,
  gift: StoredLine | undefined,
  delivery?: ChosenDelivery,
): Promise<ValidatedCartItem> {
  const facts = (await createCatalogueRepo(tx).findById(nid))?.facts
  const isCombo = facts?.combo !== undefined
  // An add-on keeps the inputs with which it was ordered.
  const extras = facts?.asks ? items.flatMap(({ attributes }) => attributes) : []
  const pincode = items[0]?.pincode ?? ''
  const wanted = await requirePurchasable(tx, clock, {
    productId: nid,
    pincode: pincode === '' ? undefined : pincode,
    // A combo's gifts are added with the defaults; their texts are applied when they are in the cart.
    choices: isCombo ? [] : items.flatMap(({ attributes }) => choicesOf(attributes)),
    texts: isCombo || extras.length > 0 ? [] : items.flatMap(({ attributes }) => textsOf(attributes)),
    photos: isCombo ? [] : items.flatMap(({ attributes }) => photosOf(attributes)),
    hamper: hamperOf(items),
    delivery,
  })
  return { ...wanted, extras, pincode: gift?.pincode ?? wanted.pincode }
}

interface ComboPut {
  readonly wanted: ValidatedCartItem
  readonly group: ItemGroup
  readonly lines: readonly StoredLine[]
  readonly gift: StoredLine | undefined
}

// Always adds a separate set of a combo, because the gifts of an existing set may have other texts.
async function putCombo(
  { repo, cartId, newId }: CartInTransaction,
  { wanted, group, lines, gift }: ComboPut,
): Promise<Omit<AddItemGroupResult, 'isDayGone'>> {
  const { items, isDeclined } = group
  const isAsOrdered = wanted.parts.every(({ product }) => items.some(({ nid }) => nid === product.nid))
  if (group.isCombo && !isAsOrdered)
    throw new HttpError(409, 'combo_changed', ({ errors }) => errors.comboChanged)
  assertCartCapacity(lines, wanted.parts.length, 'in')
  const { newLines } = addProductToLines(wanted, { lines: [], newId, gift, isDeclined })
  // In an order from before gifts of combos were stored, a combo is one item with a number of sets.
  const itemOf = ({ nid }: NewCartLine) => items.find((item) => item.nid === nid)
  const piecesOf = (line: NewCartLine) =>
    line.isFreebie ? 1 : (itemOf(line)?.quantity ?? line.quantity * (items[0]?.quantity ?? 1))
  const whole = newLines.map((line) => ({
    ...carrying(items)(line),
    quantity: clampQuantity(piecesOf(line)),
  }))
  await repo.insert(cartId, whole)
  const ids = newLines.flatMap((line) => {
    const item = line.isFreebie ? undefined : itemOf(line)
    return item ? [[item.id, line.id] as const] : []
  })
  return { lines: new Map(ids), isShort: newLines.some((line) => piecesOf(line) > quantityLimits.max) }
}

function dayOf([item]: readonly OrderedItem[]): ChosenDelivery | undefined {
  if (!item?.delivery) return undefined
  const { date, by, slot } = item.delivery
  return { date: parseCalendarDate(date), by, ...(slot && { slot: slot.id }) }
}

// The ordered date has passed, so the shopper must select a new one.
const hamperOf = ([item]: readonly OrderedItem[]) =>
  item?.pieces && {
    picks: item.pieces.map(({ step, nid, quantity }) => ({ step, productId: toProductId(nid), quantity })),
  }

const choicesOf = (attributes: readonly StoredAttribute[]) =>
  attributes.flatMap((one) =>
    one.kind === 'choice' ? [{ attribute: one.aid, options: [...one.options] }] : [],
  )

const textsOf = (attributes: readonly StoredAttribute[]) =>
  attributes.flatMap(({ kind, aid, text }) =>
    kind === 'text' && text !== '' ? [{ attribute: aid, text }] : [],
  )

const photosOf = (attributes: readonly StoredAttribute[]) =>
  attributes.flatMap((one) =>
    one.kind === 'picture' && one.upload !== undefined ? [{ attribute: one.aid, upload: one.upload }] : [],
  )

/** Returns a line with the texts and pictures of its item. */
const carrying =
  (items: readonly OrderedItem[]) =>
  (line: NewCartLine): NewCartLine => {
    const given = (items.find(({ nid }) => nid === line.nid) ?? items[0])?.attributes ?? []
    if (line.isFreebie) return line
    const attributes = (line.attributes ?? []).map((one): StoredAttribute => {
      const words = given.find(({ kind, aid }) => kind === 'text' && aid === one.aid)?.text
      if (one.kind !== 'text' || words === undefined) return one
      return {
        ...one,
        text: parsePersonalisationText(words, one.limit, { status: 422, field: 'attributes' }),
      }
    })
    const isThere = (aid: number) => attributes.some((one) => one.kind === 'picture' && one.aid === aid)
    const pictures = given.filter(({ kind, aid }) => kind === 'picture' && !isThere(aid))
    return { ...line, attributes: [...attributes, ...pictures] }
  }
