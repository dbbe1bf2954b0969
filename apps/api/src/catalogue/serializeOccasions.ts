import type { StoredPicture } from '../db/schema/StoredPicture.ts'
import type { FacetValueRow } from '../db/schema/searchables.ts'
import { serializePicture } from './serializePicture.ts'

/** A gift with its occasion. */
export interface OccasionGift {
  readonly nid: number
  readonly pictures: readonly StoredPicture[]
  readonly occasions: readonly string[]
}

/** Serializes the occasions for the home page, each with the picture of a different gift. */
export function serializeOccasions(
  values: readonly FacetValueRow[],
  gifts: readonly OccasionGift[],
  most: number,
) {
  const shown = new Set<number>()
  return values
    .flatMap(({ id, title }) => {
      const gift = gifts.find(({ nid, occasions }) => occasions.includes(id) && !shown.has(nid))
      const picture = gift?.pictures[0]
      if (!gift || !picture) return []
      shown.add(gift.nid)
      return [{ title, url: `/search?occasion=${id}`, icon: serializePicture(picture) }]
    })
    .slice(0, most)
}
