import type { ParsedGiftListQuery } from '@store/api-client/contract/catalogue'
import type { Clock } from '@store/api-client/contract/ports'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { createCatalogueRepo } from './createCatalogueRepo.ts'
import { createGiftRepo, type GiftResultPage, type GiftSearchScope } from './createGiftRepo.ts'
import { giftOrderByClauses } from './giftOrderByClauses.ts'
import { type DeliveryLocationLookup, resolveDeliveryLocation } from './resolveDeliveryLocation.ts'
import { toDeliverableCondition } from './toDeliverableCondition.ts'

/** The resolved location; null if none was requested. */
export type LocationResolution =
  | { readonly kind: 'known'; readonly name: string }
  | { readonly kind: 'unknown' }
  | null

/** A page of gifts with the location of the filter. */
export interface GiftFinderResult {
  readonly gifts: GiftResultPage
  readonly place: LocationResolution
}

/** Creates the gift finder, which returns pages of gifts; an unknown location does not filter. */
export function createGiftFinder(db: Database, clock: Clock, places: DeliveryLocationLookup) {
  const gifts = createGiftRepo(db)
  const { countries } = createCatalogueRepo(db)

  return async (
    scope: GiftSearchScope,
    question: ParsedGiftListQuery,
    natural: readonly SQL[],
  ): Promise<GiftFinderResult> => {
    const { order, page, place: text, day } = question
    const place = text === undefined ? undefined : await resolveDeliveryLocation(places, text, countries)
    const deliverable = place && toDeliverableCondition({ ...place, day }, clock.now())
    const found = await gifts.find({
      scope: { ...scope, deliverable },
      filters: question,
      order: order === undefined ? natural : giftOrderByClauses[order],
      page,
    })
    const unknown = text === undefined ? null : ({ kind: 'unknown' } as const)
    return { gifts: found, place: place ? { kind: 'known', name: place.name } : unknown }
  }
}

/** Finds a page of gifts. */
export type GiftFinder = ReturnType<typeof createGiftFinder>
