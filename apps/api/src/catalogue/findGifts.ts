import type { ParsedGiftListQuery } from '@store/api-client/contract/catalogue'
import type { Clock } from '@store/api-client/contract/ports'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { createCatalogueRepo } from './createCatalogueRepo.ts'
import { createGiftRepo, type FoundGifts, type GiftScope } from './createGiftRepo.ts'
import { deliverableAt } from './deliverableAt.ts'
import { findGiftPlace, type GiftPlaces } from './findGiftPlace.ts'
import { giftOrderings } from './giftOrderings.ts'

/** What became of the place that was asked for; null where none was. */
export type NamedPlace =
  | { readonly kind: 'known'; readonly name: string }
  | { readonly kind: 'unknown' }
  | null

/** A page of gifts with the place they were narrowed to. */
export interface PlacedGifts {
  readonly found: FoundGifts
  readonly place: NamedPlace
}

/** Finds a page of gifts; a place nobody knows narrows nothing. */
export function createGiftFinder(db: Database, clock: Clock, places: GiftPlaces) {
  const gifts = createGiftRepo(db)
  const { countries } = createCatalogueRepo(db)

  return async (
    scope: GiftScope,
    question: ParsedGiftListQuery,
    natural: readonly SQL[],
  ): Promise<PlacedGifts> => {
    const { order, page, place: text, day } = question
    const place = text === undefined ? undefined : await findGiftPlace(places, text, countries)
    const goes = place && deliverableAt({ ...place, day }, clock.now())
    const found = await gifts.find({
      scope: { ...scope, goes },
      filters: question,
      order: order === undefined ? natural : giftOrderings[order],
      page,
    })
    const unknown = text === undefined ? null : ({ kind: 'unknown' } as const)
    return { found, place: place ? { kind: 'known', name: place.name } : unknown }
  }
}

/** Finds a page of gifts. */
export type GiftFinder = ReturnType<typeof createGiftFinder>
