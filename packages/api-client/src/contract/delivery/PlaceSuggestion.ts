import { array, number, object, optional, picklist, pipe, string, transform } from 'valibot'
import { numericBooleanSchema } from '../wire/index.ts'

/** A location suggestion for a typed text. */
export interface PlaceSuggestion {
  /** Id of the location in the location service; opaque. */
  readonly placeId: string
  /** The full description in one line. */
  readonly description: string
  /** Name of the location alone, such as 'Koramangala'. */
  readonly name: string
  /** The surrounding area, such as 'Bengaluru, Karnataka 560034'. */
  readonly within: string
  /** Whether the given product, or else any product, can be delivered there. */
  readonly isDeliverable: boolean
  /**
   * Whether the typed text means only this location, so that it can be chosen without a list. True for at most one
   * suggestion of a response.
   */
  readonly isCertain: boolean
}

/** Parses a prediction of the location service (specification 2, section 3). */
export const placeSuggestionSchema = pipe(
  object({
    description: string(),
    structured_formatting: object({ main_text: string(), secondary_text: string() }),
    pid: string(),
    area_id: optional(string(), ''),
    lat: optional(number()),
    lng: optional(number()),
    lockdown: optional(numericBooleanSchema, 1),
    certain: optional(numericBooleanSchema, 0),
  }),
  transform(
    ({ description, structured_formatting: said, pid, lockdown, certain }): PlaceSuggestion => ({
      placeId: pid,
      description,
      name: said.main_text,
      within: said.secondary_text,
      isDeliverable: lockdown,
      isCertain: certain,
    }),
  ),
)

/** Parses a response of suggested locations, the best first. */
export const placeSuggestionsResponseSchema = pipe(
  object({
    data: object({ status: picklist(['OK', 'ZERO_RESULTS']), predictions: array(placeSuggestionSchema) }),
  }),
  transform(({ data }): readonly PlaceSuggestion[] => data.predictions),
)
