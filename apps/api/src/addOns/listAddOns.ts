import type { SerializedResponseOf } from '@store/api-client/contract/call'
import type { AddOnsQuery, catalogueCalls } from '@store/api-client/contract/catalogue'
import { paise, toRupees } from '@store/api-client/contract/money'
import type { Clock } from '@store/api-client/contract/ports'
import { findEarliestDelivery } from '@store/api-client/contract/rules/findEarliestDelivery'
import { createCatalogueRepo, type ListedProduct } from '../catalogue/index.ts'
import type { Database } from '../db/Database.ts'
import type { StoredPicture } from '../db/schema/StoredPicture.ts'
import {
  createServiceableLocationRepo,
  toLocationKey,
  toProductDeliveryRequirements,
} from '../delivery/index.ts'

type AddOnsWire = SerializedResponseOf<(typeof catalogueCalls)['addOns']>['result']

/** Lists the add-ons of a gift that are in stock and deliverable to its location by its date. */
export async function listAddOns(
  db: Database,
  clock: Clock,
  { productId, pincode, delivery }: AddOnsQuery,
): Promise<AddOnsWire | undefined> {
  const catalogue = createCatalogueRepo(db)
  const gift = await catalogue.findById(productId)
  if (!gift) return undefined
  const groups = gift.facts?.addOnGroups ?? []
  const items = groups.flatMap((group) => group.items)
  const found = await catalogue.listed(items.flatMap(({ nid, bundle = [] }) => [nid, ...bundle]))
  const { country } = gift
  const requested = pincode === undefined ? [] : [{ country, pincode }]
  const places = await createServiceableLocationRepo(db).find(requested)
  const place = pincode === undefined ? undefined : places.get(toLocationKey({ country, pincode }))
  const goes = (product: ListedProduct) => {
    if (pincode === undefined) return true
    const earliest = place && findEarliestDelivery(toProductDeliveryRequirements(product), place, clock.now())
    return earliest !== undefined && (!delivery || earliest.date <= delivery.date)
  }
  return groups
    .map(({ title, picture, items }) => ({
      title,
      image: smallest(picture),
      list: items.flatMap(({ nid, ribbon, bundle = [] }) => {
        const product = found.get(nid)
        if (!product || product.stock === 0 || !goes(product)) return []
        const parts = bundle.flatMap((part) => found.get(part) ?? []).map(writePart)
        return [
          {
            ...writeItem(product),
            ...(ribbon !== undefined && { ribbon }),
            ...(parts.length > 0 && { bundle_data: parts }),
          },
        ]
      }),
    }))
    .filter(({ list }) => list.length > 0)
}

const writeItem = ({ nid, title, pictures, price, listPrice }: ListedProduct) => ({
  nid,
  title,
  image: smallest(pictures[0]),
  image_alt: pictures[0]?.alt ?? '',
  sell_price: toRupees(paise(price)),
  list_price: toRupees(paise(listPrice)),
  qty: 0,
})

const writePart = ({ title, pictures, price, listPrice }: ListedProduct) => ({
  title,
  uri: smallest(pictures[0]),
  sell_price: toRupees(paise(price)),
  list_price: toRupees(paise(listPrice)),
})

const smallest = (picture: StoredPicture | undefined): string => picture?.sizes[0]?.src ?? '/'
