import { array, number, object, optional, pipe, string, transform } from 'valibot'
import { flag } from '../wire/index.ts'

/** A place a shopper may have meant. */
export interface PlaceSuggestion {
  /** What the location service calls it; opaque. */
  readonly placeId: string
  /** The whole of it in one line. */
  readonly description: string
  /** Its own name: 'Koramangala'. */
  readonly name: string
  /** What it lies in: 'Bengaluru, Karnataka 560034'. */
  readonly within: string
  /** Whether the product asked about, or else anything, is delivered there. */
  readonly isDeliverable: boolean
  /** The text can mean no other place: it may be chosen without a question. At most one of an answer is. */
  readonly isCertain: boolean
}

/** Reads predictions of the location service (specification 2, section 3). */
export const predictions = pipe(
  array(
    object({
      description: string(),
      structured_formatting: object({ main_text: string(), secondary_text: string() }),
      pid: string(),
      area_id: optional(string(), ''),
      lat: optional(number()),
      lng: optional(number()),
      lockdown: optional(flag, 1),
      certain: optional(flag, 0),
    }),
  ),
  transform((wire): readonly PlaceSuggestion[] =>
    wire.map(({ description, structured_formatting: said, pid, lockdown, certain }) => ({
      placeId: pid,
      description,
      name: said.main_text,
      within: said.secondary_text,
      isDeliverable: lockdown,
      isCertain: certain,
    })),
  ),
)
