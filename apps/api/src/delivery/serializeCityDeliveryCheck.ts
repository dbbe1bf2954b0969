import type { SerializedResponseOf } from '@store/api-client/contract/call'
import { type CalendarDate, toDayMonthYear, toIndianDate } from '@store/api-client/contract/date'
import type { deliveryCalls } from '@store/api-client/contract/delivery'
import { categoryHref } from '../catalogue/index.ts'
import type { CategoryRow } from '../db/schema/categories.ts'
import type { ProductRow } from '../db/schema/products.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'
import type { CityDeliveryCheck } from './createDeliveryService.ts'

type CityWire = SerializedResponseOf<(typeof deliveryCalls)['checkCity']>

/** The number of categories suggested instead. */
const mostSuggested = 4

/** Serializes the result of a city check for the API response (specification 1, section 3, "City-check response"). */
export function serializeCityDeliveryCheck(
  product: ProductRow,
  { place, earliest, alternatives }: CityDeliveryCheck,
  now: Date,
  messages: ServerMessages,
): CityWire {
  const { city, cityId, courier, vendor, cake } = place
  const { store } = messages
  return {
    status: true,
    ...{ city_id: cityId, city_name: city },
    ...{
      cds: toFlag(courier),
      vds: toFlag(vendor),
      cake: toFlag(cake),
      lockdown: toFlag(earliest !== undefined),
    },
    resp_msg: earliest ? store.deliverable : store.cityNotDeliverable,
    resp_edd_msg: earliest ? store.earliestDelivery(store.day(earliest.date)) : '',
    resp_edd_date: earliest ? toDayMonthYear(earliest.date) : null,
    offset: earliest ? daysBetween(toIndianDate(now), earliest.date) : -1,
    ...writeInstead(product, city, alternatives, messages),
  }
}

type InsteadWire = Pick<CityWire, 'category_label' | 'category_url' | 'category_suggestions'>

function writeInstead(
  product: ProductRow,
  city: string,
  instead: readonly CategoryRow[],
  { store }: ServerMessages,
): InsteadWire {
  const own = instead.find(({ id }) => id === product.category)
  // The category of the product comes first, because a shopper who looked at a cake wants a cake.
  const ordered = [...(own ? [own] : []), ...instead.filter((category) => category !== own)]
  const suggested = ordered.flatMap(writeCategory).slice(0, mostSuggested)
  const isCustom = product.facts?.delivery?.isCustom ?? false
  return {
    category_label:
      suggested.length === 0 ? '' : store.deliverableInstead(product.type, city, own !== undefined),
    category_url: isCustom && own ? categoryHref(own) : null,
    category_suggestions: suggested,
  }
}

function writeCategory(category: CategoryRow): InsteadWire['category_suggestions'] {
  const { title, picture } = category
  const [smallest] = picture?.sizes ?? []
  return picture && smallest
    ? [{ link: categoryHref(category), img: smallest.src, img_title: picture.alt, title }]
    : []
}

const toFlag = (is: boolean): 0 | 1 => (is ? 1 : 0)

const dayMs = 24 * 60 * 60 * 1000

const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
