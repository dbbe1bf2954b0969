import { findEarliestDelivery } from '@store/api-client/contract/rules/findEarliestDelivery'
import type { ListedProduct } from '../../catalogue/index.ts'
import type { CouponRules } from '../../coupons/index.ts'
import type { Database } from '../../db/Database.ts'
import {
  createServiceableLocationRepo,
  type LocationQuery,
  type ServiceableLocations,
  toLocationKey,
  toProductDeliveryRequirements,
} from '../../delivery/index.ts'
import { createCartRepo } from '../createCartRepo.ts'
import { getLineCountry } from '../delivery/getLineDeliveryProfile.ts'
import { markExpiredDeliveryDates } from '../delivery/markExpiredDeliveryDates.ts'
import { isGift } from '../lines/isGift.ts'
import type { StoredLine } from '../lines/StoredLine.ts'
import type { CartRow } from '../persistence/CartRow.ts'
import { type CatalogueSnapshot, createCatalogueSnapshot } from '../persistence/createCatalogueSnapshot.ts'
import { readDeductions } from '../persistence/readDeductions.ts'
import type { SerializableCart } from './SerializableCart.ts'

/** An empty cart. */
const nothing = { version: 0, lines: [], saved: [], places: new Map(), offered: [] }

interface ReadOptions {
  readonly now: Date
  readonly coupons: CouponRules
  /** Pincode for all lines. @default each line's own */
  readonly pincode?: string | undefined
  /** Lines of the cart and their locations, if they were already read. @default they are read */
  readonly known?: { readonly lines: readonly StoredLine[]; readonly places: ServiceableLocations }
  /** Source of the add-ons on offer, which are not read in a transaction. @default the given database */
  readonly assortment?: Pick<CatalogueSnapshot, 'products'>
}

/** Reads a cart with all data that are needed to serialize it. */
export async function readCart(
  db: Database,
  cart: CartRow | undefined,
  { now, coupons, pincode, known, assortment = createCatalogueSnapshot(db) }: ReadOptions,
): Promise<SerializableCart> {
  if (!cart) return { ...nothing, deductions: coupons.areEnabled ? { couponCode: '' } : {} }
  const stored = known?.lines ?? (await createCartRepo(db).lines(cart.id))
  const all = pincode === undefined ? stored : stored.map((line) => ({ ...line, pincode }))
  const inCart = filterVisibleLines(all.filter(({ state }) => state === 'in'))
  const aside = filterVisibleLines(all.filter(({ state }) => state === 'saved'))
  const there = [...toLocationQueries(inCart), ...toLocationQueries(aside)]
  const places = await createServiceableLocationRepo(db).find(there, known?.places)
  const [lines, saved] = [
    markExpiredDeliveryDates(inCart, places, now),
    markExpiredDeliveryDates(aside, places, now),
  ]
  const offered = await offer(assortment, lines, places, now)
  const deductions = await readDeductions(db, cart, coupons)
  return { version: cart.version, lines, saved, places, offered, deductions }
}

/** Returns the lines that are shown and ordered; a free line only with its gift and while in stock. */
export const filterVisibleLines = (lines: readonly StoredLine[]): readonly StoredLine[] =>
  lines.filter(
    (line) => !line.isFreebie || (line.product.stock > 0 && lines.some(({ id }) => id === line.belongsTo)),
  )

/** Returns the location queries of a cart's lines. */
export const toLocationQueries = (lines: readonly StoredLine[]): readonly LocationQuery[] =>
  lines.map((line) => ({ country: getLineCountry(line, lines), pincode: line.pincode }))

/** The maximum number of add-ons to offer. */
const mostOffered = 8

async function offer(
  assortment: Pick<CatalogueSnapshot, 'products'>,
  lines: readonly StoredLine[],
  places: ServiceableLocations,
  now: Date,
): Promise<readonly ListedProduct[]> {
  const gift = lines.find((line) => isGift(line) && (line.product.facts?.addOns ?? []).length > 0)
  if (!gift) return []
  const here = new Set(lines.map(({ product }) => product.nid))
  const wanted = (gift.product.facts?.addOns ?? []).filter((nid) => !here.has(nid))
  const found = await assortment.products(wanted)
  const { country } = gift.product
  const place = places.get(toLocationKey({ country, pincode: gift.pincode }))
  const goes = (product: ListedProduct) =>
    place && findEarliestDelivery(toProductDeliveryRequirements(product), place, now)
  return (
    wanted
      .flatMap((nid) => found.get(nid) ?? [])
      // Add-ons that need an input are offered on the page of their gift.
      .filter(({ stock, facts }) => stock > 0 && !facts?.asks)
      .filter((product) => gift.pincode === '' || goes(product))
      .slice(0, mostOffered)
  )
}
