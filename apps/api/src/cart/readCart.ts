import { earliestDelivery } from '@store/api-client/contract/rules/earliestDelivery'
import type { ListedProduct } from '../catalogue/createCatalogueRepo.ts'
import type { CouponRules } from '../coupons/couponRules.ts'
import type { Database } from '../db/Database.ts'
import { createServedPlaceRepo } from '../delivery/createServedPlaceRepo.ts'
import { type AskedPlace, placeKey, type ServedPlaces } from '../delivery/ServedPlace.ts'
import { toCarrier } from '../delivery/toCarrier.ts'
import type { CartContent } from './CartContent.ts'
import type { CartRow } from './CartRow.ts'
import { countryOf } from './carrierOf.ts'
import { type Assortment, createAssortment } from './createAssortment.ts'
import { createCartRepo } from './createCartRepo.ts'
import { isGift } from './isGift.ts'
import { keepDays } from './keepDays.ts'
import { readDeductions } from './readDeductions.ts'
import type { StoredLine } from './StoredLine.ts'

/** The cart of who has none. */
const nothing = { version: 0, lines: [], saved: [], places: new Map(), offered: [] }

interface ReadOptions {
  readonly now: Date
  readonly coupons: CouponRules
  /** Pincode that all of it goes to. @default each line's own */
  readonly pincode?: string | undefined
  /** Its lines, and places they go to, where those are known already. @default they are read */
  readonly known?: { readonly lines: readonly StoredLine[]; readonly places: ServedPlaces }
  /** Where what is offered along is looked up; outside a transaction alone. @default in the database at hand */
  readonly assortment?: Pick<Assortment, 'products'>
}

/** Reads a cart with all that is needed to write it down. */
export async function readCart(
  db: Database,
  cart: CartRow | undefined,
  { now, coupons, pincode, known, assortment = createAssortment(db) }: ReadOptions,
): Promise<CartContent> {
  if (!cart) return { ...nothing, deductions: coupons.areTaken ? { couponCode: '' } : {} }
  const stored = known?.lines ?? (await createCartRepo(db).lines(cart.id))
  const all = pincode === undefined ? stored : stored.map((line) => ({ ...line, pincode }))
  const inCart = shown(all.filter(({ state }) => state === 'in'))
  const aside = shown(all.filter(({ state }) => state === 'saved'))
  const there = [...placesOf(inCart), ...placesOf(aside)]
  const places = await createServedPlaceRepo(db).find(there, known?.places)
  const [lines, saved] = [keepDays(inCart, places, now), keepDays(aside, places, now)]
  const offered = await offer(assortment, lines, places, now)
  const deductions = await readDeductions(db, cart, coupons)
  return { version: cart.version, lines, saved, places, offered, deductions }
}

/** Lines as they are shown and ordered: a free line only with its gift, and only as long as there is some. */
export const shown = (lines: readonly StoredLine[]): readonly StoredLine[] =>
  lines.filter(
    (line) => !line.isFreebie || (line.product.stock > 0 && lines.some(({ id }) => id === line.belongsTo)),
  )

/** Where lines go that lie together. */
export const placesOf = (lines: readonly StoredLine[]): readonly AskedPlace[] =>
  lines.map((line) => ({ country: countryOf(line, lines), pincode: line.pincode }))

/** As many as are looked at. */
const mostOffered = 8

async function offer(
  assortment: Pick<Assortment, 'products'>,
  lines: readonly StoredLine[],
  places: ServedPlaces,
  now: Date,
): Promise<readonly ListedProduct[]> {
  const gift = lines.find((line) => isGift(line) && (line.product.facts?.addOns ?? []).length > 0)
  if (!gift) return []
  const here = new Set(lines.map(({ product }) => product.nid))
  const wanted = (gift.product.facts?.addOns ?? []).filter((nid) => !here.has(nid))
  const found = await assortment.products(wanted)
  const { country } = gift.product
  const place = places.get(placeKey({ country, pincode: gift.pincode }))
  const goes = (product: ListedProduct) => place && earliestDelivery(toCarrier(product), place, now)
  return (
    wanted
      .flatMap((nid) => found.get(nid) ?? [])
      // What asks something is answered where its gift is chosen.
      .filter(({ stock, facts }) => stock > 0 && !facts?.asks)
      .filter((product) => gift.pincode === '' || goes(product))
      .slice(0, mostOffered)
  )
}
