import type { ChosenDelivery } from '@store/api-client/contract/cart'
import type { Clock } from '@store/api-client/contract/ports'
import { createCatalogueRepo } from '../../catalogue/index.ts'
import type { Database } from '../../db/Database.ts'
import type { ProductAttribute } from '../../db/schema/ProductDetails.ts'
import type { ProductRow } from '../../db/schema/products.ts'
import type { StoredAttribute } from '../../db/schema/StoredAttribute.ts'
import type { StoredDelivery } from '../../db/schema/StoredDelivery.ts'
import type { StoredHamper } from '../../db/schema/StoredHamper.ts'
import {
  type DeliveryAvailability,
  getComboDeliveryProfile,
  getDeliveryAvailability,
  type ProductDeliveryRequirements,
  type ServiceableLocations,
  toLocationKey,
} from '../../delivery/index.ts'
import { HttpError } from '../../http/HttpError.ts'
import { isAddOn } from '../lines/isGift.ts'
import { type CatalogueSnapshot, createCatalogueSnapshot } from '../persistence/createCatalogueSnapshot.ts'
import { type AttributeSelection, assertValidChoices } from '../personalisation/lineChoices.ts'
import { assertValidPhotos, type GiftPhoto } from '../personalisation/linePhotos.ts'
import {
  assertValidTexts,
  type PersonalisationText,
  parsePersonalisationText,
} from '../personalisation/personalisationText.ts'
import { requireDeliveryDate } from './requireDeliveryDate.ts'
import { type HamperRequest, requireValidHamper } from './requireValidHamper.ts'

/** An item that a shopper adds to the cart. */
export interface CartItemRequest {
  readonly productId: number
  readonly pincode?: string | undefined
  readonly choices: readonly AttributeSelection[]
  readonly texts: readonly PersonalisationText[]
  /** @default none */
  readonly photos?: readonly GiftPhoto[] | undefined
  /** The gift line that an add-on belongs to. */
  readonly belongsTo?: string | undefined
  /** The chosen delivery date. @default the earliest */
  readonly delivery?: ChosenDelivery | undefined
  /** The contents of a hamper that the shopper fills. */
  readonly hamper?: HamperRequest | undefined
}

/** A part of a purchase: the whole product, or a gift of a combo. */
export interface CartItemProduct {
  readonly product: ProductRow
  readonly perSet: number
  /** The attributes of its line. */
  readonly productAttributes: readonly ProductAttribute[]
}

/** An item that can be bought as requested. */
export interface ValidatedCartItem {
  readonly product: ProductRow
  readonly parts: readonly CartItemProduct[]
  readonly isCombo: boolean
  /** Its free gift. */
  readonly freebie: ProductRow | undefined
  readonly pincode: string
  /** Delivery locations of the item, as they were read. */
  readonly places: ServiceableLocations
  readonly choices: readonly AttributeSelection[]
  readonly texts: readonly PersonalisationText[]
  readonly photos?: readonly GiftPhoto[] | undefined
  /** The contents of its hamper. */
  readonly hamper?: StoredHamper | undefined
  /** The chosen delivery date; missing for the earliest. */
  readonly delivery?: StoredDelivery | undefined
  /** Additional attributes of the item's cart line: a candle's number, a card's occasion and message. */
  readonly extras?: readonly StoredAttribute[] | undefined
}

/**
 * Returns the requested item if it can be bought for its location; throws otherwise. The location of an add-on is
 * checked later.
 */
export async function requirePurchasable(
  db: Database,
  clock: Clock,
  wanted: CartItemRequest,
  assortment: CatalogueSnapshot = createCatalogueSnapshot(db),
): Promise<ValidatedCartItem> {
  const { productId, pincode, choices, texts, belongsTo } = wanted
  const product = await assortment.product(productId)
  if (!product) throw notFound()
  if (belongsTo !== undefined && !isAddOn(product)) {
    throw new HttpError(400, 'invalid', ({ errors }) => errors.tryAgain, 'parent_ci_id')
  }
  const parts = await partsOf(product, assortment.product)
  if (product.stock === 0 || parts.some(({ product: part, perSet }) => part.stock < perSet)) {
    throw new HttpError(409, 'out_of_stock', ({ errors }, translate) =>
      errors.outOfStock(translate(product.title)),
    )
  }
  const hamper = await requireValidHamper(product, wanted.hamper, createCatalogueRepo(db))
  const requested = parts.flatMap((part) => part.productAttributes)
  const isCombo = product.facts?.combo !== undefined
  // The gifts of a combo have no selectable options, because they are sold with the defaults.
  assertValidChoices(isCombo ? [] : requested, choices)
  assertValidTexts(requested, texts)
  assertValidPhotos(requested, wanted.photos ?? [])
  for (const { attribute, text } of texts) {
    const place = requested.find(({ aid, kind }) => aid === attribute && kind === 'text')
    if (place?.kind === 'text')
      parsePersonalisationText(text, place.limit, { status: 400, field: 'attributes' })
  }
  const carrier = getComboDeliveryProfile(
    product,
    parts.map((part) => part.product),
  )
  const availability =
    pincode === undefined || isAddOn(product)
      ? undefined
      : await requireDeliverable(assortment, clock, carrier, pincode)
  const places: ServiceableLocations = new Map(
    availability
      ? [
          [
            toLocationKey({ country: carrier.country, pincode: availability.place.pincode }),
            availability.place,
          ],
        ]
      : [],
  )
  // An add-on has the delivery date of its gift, and a hamper has its own.
  const hasDay = !isAddOn(product) && hamper === undefined
  const delivery = await requireDeliveryDate(db, clock, {
    availability,
    delivery: hasDay ? wanted.delivery : undefined,
  })
  const free = product.facts?.freebie
  const freebie = free === undefined ? undefined : await assortment.product(free)
  const input = { choices, texts, photos: wanted.photos }
  return { product, parts, isCombo, freebie, pincode: pincode ?? '', places, ...input, hamper, delivery }
}

/** Returns the location of a pincode; throws if the product cannot be delivered there. */
export async function requireDeliverable(
  assortment: Pick<CatalogueSnapshot, 'location'>,
  clock: Clock,
  carrier: ProductDeliveryRequirements,
  pincode: string,
): Promise<DeliveryAvailability> {
  const place = await assortment.location({ country: carrier.country, pincode })
  const found = place && getDeliveryAvailability(carrier, place, clock.now())
  if (!found?.earliest)
    throw new HttpError(409, 'not_deliverable', ({ errors }) => errors.notDeliverable, 'pincode')
  return found
}

async function partsOf(
  product: ProductRow,
  find: (nid: number) => Promise<ProductRow | undefined>,
): Promise<readonly CartItemProduct[]> {
  const combo = product.facts?.combo
  const own = product.facts?.attributes ?? []
  if (!combo) return [{ product, perSet: 1, productAttributes: own }]
  const parts: CartItemProduct[] = []
  for (const { nid, quantity } of combo.lines) {
    const part = await find(nid)
    if (!part) throw notFound()
    parts.push({ product: part, perSet: quantity, productAttributes: part.facts?.attributes ?? [] })
  }
  // A text for which only the combo has an attribute is assigned to its first gift.
  const had = new Set(parts.flatMap(({ productAttributes }) => productAttributes.map(({ aid }) => aid)))
  const more = own.filter(({ aid, kind }) => kind === 'text' && !had.has(aid))
  return parts.map((part, at) =>
    at === 0 ? { ...part, productAttributes: [...part.productAttributes, ...more] } : part,
  )
}

const notFound = () => new HttpError(404, 'not_found', ({ errors }) => errors.tryAgain)
