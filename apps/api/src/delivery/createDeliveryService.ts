import type { CityQuery, SlotQuery } from '@store/api-client/contract/delivery'
import type { Clock } from '@store/api-client/contract/ports'
import {
  type EarliestDelivery,
  findEarliestDelivery,
  type PlaceDeliveryServices,
} from '@store/api-client/contract/rules/findEarliestDelivery'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { createCatalogueRepo } from '../catalogue/index.ts'
import type { Database } from '../db/Database.ts'
import type { CategoryRow } from '../db/schema/categories.ts'
import type { DeliverySlot } from '../db/schema/deliverySlots.ts'
import type { ProductRow } from '../db/schema/products.ts'
import { createRevalidatingCache } from '../http/createRevalidatingCache.ts'
import { normalizeName, type PlaceSuggestion } from '../places/index.ts'
import { createServiceableLocationRepo } from './createServiceableLocationRepo.ts'
import { createSlotRepo } from './createSlotRepo.ts'
import { filterOrderableSlots } from './filterOrderableSlots.ts'
import { findDeliverableCategories } from './findDeliverableCategories.ts'
import { findNextSlot } from './findNextSlot.ts'
import { findServicesAbroad } from './findServicesAbroad.ts'
import { findServicesInIndia } from './findServicesInIndia.ts'
import { getComboDeliveryProfile } from './getComboDeliveryProfile.ts'
import { type DeliveryAvailability, getDeliveryAvailability } from './getDeliveryAvailability.ts'
import { type ServiceableCity, toLocationKey } from './ServiceableLocation.ts'
import type { ProductDeliveryRequirements } from './toProductDeliveryRequirements.ts'

/** A city, its earliest delivery, or if there is none, the categories that can be delivered there. */
export interface CityDeliveryCheck {
  readonly place: ServiceableCity
  readonly earliest: EarliestDelivery | undefined
  readonly alternatives: readonly CategoryRow[]
}

/** A city, and whether the requested product, or any, is delivered there. */
export interface CityWithDeliverability {
  readonly place: ServiceableCity
  readonly isOpen: boolean
}

/** A city or a pincode that a shopper is about to choose. */
export interface CandidateLocation {
  /** ISO numeric country. */
  readonly country: number
  readonly city: string
  readonly state?: string | undefined
  readonly pincode?: string | undefined
}

/** Maximum number of cached lists of suggested places, with about 2 KB each. */
const mostSuggestionsKept = 1_000

/**
 * Creates the service that checks whether and when gifts can be delivered. The result is only informative, because
 * placing an order checks again.
 *
 * @param keptMs Cache lifetime of the services of suggested places, in milliseconds; 0 disables the cache. @default 0
 */
export function createDeliveryService(db: Database, clock: Clock, keptMs = 0) {
  const cachedServices = createRevalidatingCache<readonly (PlaceDeliveryServices | undefined)[]>({
    freshMs: keptMs,
    most: mostSuggestionsKept,
  })
  const places = createServiceableLocationRepo(db)
  const catalogue = createCatalogueRepo(db)

  const requirementsOf = async (product: ProductRow): Promise<ProductDeliveryRequirements> => {
    const parts = await catalogue.whole(product.facts?.combo?.lines.map(({ nid }) => nid) ?? [])
    return getComboDeliveryProfile(product, [...parts.values()])
  }

  const cityOf = async ({
    city,
    state,
    country,
  }: CandidateLocation): Promise<ServiceableCity | undefined> => {
    const found = await places.citiesNamed(city, country)
    const inState = found.find(
      (one) => state !== undefined && normalizeName(one.state) === normalizeName(state),
    )
    // The state distinguishes cities of the same name. If only one city has the name, it is found even with another
    // state, because the requested state may be outdated.
    return inState ?? (state === undefined || found.length === 1 ? found[0] : undefined)
  }

  const isOpen = (services: PlaceDeliveryServices, needs: ProductDeliveryRequirements | undefined) =>
    needs
      ? findEarliestDelivery(needs, services, clock.now()) !== undefined
      : services.vendor || services.courier || services.cake

  const placeOf = async (chosen: CandidateLocation): Promise<ServiceableCity | undefined> => {
    const { country, pincode } = chosen
    if (pincode === undefined || pincode === '') return cityOf(chosen)
    const request = { country, pincode }
    return (await places.find([request])).get(toLocationKey(request))
  }

  return {
    /** Returns how a product is delivered; a combo only as all its gifts can be. */
    requirementsOf,

    /** Returns the pincode with its earliest delivery, if the directory knows it. */
    async check(
      carrier: ProductDeliveryRequirements,
      pincode: string,
    ): Promise<DeliveryAvailability | undefined> {
      const body = { country: carrier.country, pincode }
      const place = (await places.find([body])).get(toLocationKey(body))
      return place && getDeliveryAvailability(carrier, place, clock.now())
    },

    /** Returns the city with its earliest delivery or alternatives, if the directory knows it. */
    async checkCity(
      product: ProductRow,
      { city, state }: Pick<CityQuery, 'city' | 'state'>,
    ): Promise<CityDeliveryCheck | undefined> {
      const place = await cityOf({ city, state, country: product.country })
      if (!place) return undefined
      const earliest = findEarliestDelivery(await requirementsOf(product), place, clock.now())
      if (earliest) return { place, earliest, alternatives: [] }
      const [categories, ways] = await Promise.all([
        catalogue.categories(),
        catalogue.waysOfDelivery(product.country),
      ])
      return {
        place,
        earliest,
        alternatives: findDeliverableCategories(categories, ways, place, clock.now()),
      }
    },

    /** Returns the cities that begin with a letter, the biggest first: those of the product's country, or of India. */
    async cities(
      letter: string,
      product: ProductRow | undefined,
    ): Promise<readonly CityWithDeliverability[]> {
      const found = await places.citiesFrom(letter, product?.country ?? indiaIsoCode)
      const needs = product && (await requirementsOf(product))
      return found.map((place) => ({ place, isOpen: isOpen(place, needs) }))
    },

    /** Returns whether the product, or else any product, is delivered to each of these locations in India. */
    async areOpen(
      suggested: readonly PlaceSuggestion[],
      product: ProductRow | undefined,
    ): Promise<readonly boolean[]> {
      if (product && product.country !== indiaIsoCode) return suggested.map(() => false)
      // Cached, because many shoppers type the same first letters and get the same suggestions.
      const key = suggested.map((place) => (place.kind === 'city' ? place.cityId : place.pincode)).join()
      const services = await cachedServices(key, () => findServicesInIndia(db, suggested))
      const needs = product && (await requirementsOf(product))
      return services.map((served) => served !== undefined && isOpen(served, needs))
    },

    /** Returns whether the product, or else any product, is delivered to a country abroad. */
    async isCountryOpen(country: number, product: ProductRow | undefined): Promise<boolean> {
      const services = (await findServicesAbroad(db, [country])).get(country)
      const needs = product && (await requirementsOf(product))
      return services !== undefined && (needs?.country ?? country) === country && isOpen(services, needs)
    },

    /** Returns the next slot of a date in which a vendor can deliver the product, if any. */
    async nextSlot(
      product: ProductRow,
      asked: Omit<SlotQuery, 'productId'>,
    ): Promise<DeliverySlot | undefined> {
      const place = await placeOf({ country: product.country, ...asked })
      if (!place || product.through === 'courier') return undefined
      const now = clock.now()
      const needs = { ...(await requirementsOf(product)), through: 'vendor' as const }
      const byVendor = findEarliestDelivery(needs, place, now)
      const slots = createSlotRepo(db)
      const taken = await slots.taken({ day: asked.date, cityId: place.cityId })
      const free = filterOrderableSlots(await slots.all(), taken, asked.date, now).filter(
        (one) => !one.isFull,
      )
      return findNextSlot(free, asked.date, byVendor?.date, now)
    },

    /** Returns for each of these products whether it can be delivered to a location that is about to be chosen. */
    async areDelivered(
      carriers: readonly ProductDeliveryRequirements[],
      chosen: CandidateLocation,
    ): Promise<readonly boolean[]> {
      const place = await placeOf(chosen)
      const goes = (carrier: ProductDeliveryRequirements) =>
        place !== undefined &&
        carrier.country === chosen.country &&
        findEarliestDelivery(carrier, place, clock.now()) !== undefined
      return carriers.map(goes)
    },
  }
}

/** The delivery service. */
export type DeliveryService = ReturnType<typeof createDeliveryService>
