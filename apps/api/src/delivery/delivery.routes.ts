import { addDays, toDayMonthYear, toIndianDate } from '@store/api-client/contract/date'
import type { CartDeliverabilityQuery, deliveryCalls } from '@store/api-client/contract/delivery'
import { paise, toRupees } from '@store/api-client/contract/money'
import type { Clock } from '@store/api-client/contract/ports'
import { indiaIsoCode, isPincode } from '@store/api-client/contract/rules/isPincode'
import type { CatalogueRepo } from '../catalogue/index.ts'
import type { ProductRow } from '../db/schema/products.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import { HttpError } from '../http/HttpError.ts'
import type { RequestSession } from '../http/RequestContext.ts'
import { getCountryName, type LocationDeps, locationHandlers } from '../places/index.ts'
import type { DeliveryService } from './createDeliveryService.ts'
import { maxAdvanceDays } from './findAvailableDates.ts'
import { serializeCityDeliveryCheck } from './serializeCityDeliveryCheck.ts'
import { unknownCityError } from './unknownCityError.ts'

interface DeliveryDeps extends Omit<LocationDeps, 'areDeliverable' | 'isCountryServed'> {
  readonly catalogue: CatalogueRepo
  readonly delivery: DeliveryService
  readonly clock: Clock
  /** Returns the lines of a visitor's cart that cannot be delivered to a location. */
  readonly leftBehind: (
    session: RequestSession,
    place: CartDeliverabilityQuery,
  ) => Promise<readonly { readonly id: string; readonly product: ProductRow }[]>
}

/** Handles the delivery requests. */
export function deliveryHandlers(deps: DeliveryDeps): CallGroupHandlers<typeof deliveryCalls> {
  const { catalogue, delivery, clock } = deps
  const productOf = async (nid: number): Promise<ProductRow> => {
    const product = await catalogue.findById(nid)
    if (!product) throw new HttpError(404, 'not_found', ({ errors }) => errors.notFound)
    return product
  }
  const namedProduct = async (nid: number | undefined) => (nid === undefined ? undefined : productOf(nid))
  return {
    ...locationHandlers({
      ...deps,
      areDeliverable: async (places, productId) => delivery.areOpen(places, await namedProduct(productId)),
      isCountryServed: async (country, productId) =>
        delivery.isCountryOpen(country, await namedProduct(productId)),
    }),

    checkPincode: async ({ pincode, productId }, { messages: { store } }) => {
      const product = await productOf(productId)
      if (!isPincode(pincode, product.country)) throw malformed('pincode')
      const found = await delivery.check(await delivery.requirementsOf(product), pincode)
      const city = found && { city_name: found.place.city, city_id: found.place.cityId }
      if (city && found.earliest) {
        return {
          availability: '1',
          earliestDeliveryDate: toDayMonthYear(found.earliest.date),
          city_data: { ...city, lockdown: 1 },
          message: store.deliverable,
        }
      }
      return {
        availability: '0',
        earliestDeliveryDate: 'Product not available',
        city_data: city ? { ...city, lockdown: 0 } : null,
        message: store.notDeliverable,
      }
    },

    checkCity: async ({ productId, ...asked }, { messages }) => {
      const product = await productOf(productId)
      const found = await delivery.checkCity(product, asked)
      if (!found) throw unknownCityError()
      return serializeCityDeliveryCheck(product, found, clock.now(), messages)
    },

    cities: async ({ letter, productId }) => {
      const found = await delivery.cities(letter, await namedProduct(productId))
      return {
        result: found.map(({ place: { cityId, city, state }, isOpen }) => ({
          ...{ city_id: cityId, city, state },
          lockdown: isOpen ? 1 : 0,
        })),
      }
    },

    nextSlot: async ({ productId, ...asked }) => {
      const today = toIndianDate(clock.now())
      if (asked.date < today || asked.date > addDays(today, maxAdvanceDays)) throw malformed('date')
      const slot = await delivery.nextSlot(await productOf(productId), asked)
      return {
        result: {
          next_available_slot: slot
            ? { start: slot.startHour, end: slot.endHour, cost: toRupees(paise(slot.cost)) }
            : null,
        },
      }
    },

    leftBehind: async (place, context) => {
      const lines = context.session ? await deps.leftBehind(context.session, place) : []
      return {
        prods: lines.map(({ id, product: { title, pictures } }) => ({
          ...{ ci_id: id, title },
          prod_url: pictures[0]?.sizes[0]?.src ?? '/',
        })),
      }
    },

    countries: async (_, { messages }) => {
      const sold = (await catalogue.countries()).map((id) => ({ id, name: getCountryName(id, messages) }))
      const abroad = sold.filter(({ id }) => id !== indiaIsoCode).sort((a, b) => (a.name < b.name ? -1 : 1))
      return { result: [...sold.filter(({ id }) => id === indiaIsoCode), ...abroad] }
    },
  }
}

const malformed = (field: string) => new HttpError(400, 'invalid', ({ errors }) => errors.tryAgain, field)
