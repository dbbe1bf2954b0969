import {
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  strictObject,
  string,
  transform,
  union,
} from 'valibot'
import { defineCall } from '../call/index.ts'

/** A place id of the location service, or coordinates. */
export type PlaceQuery =
  | { readonly placeId: string }
  /** In degrees; the server rounds them to about 100 m and stores none. */
  | { readonly latitude: number; readonly longitude: number }

/** A resolved location. */
export interface ResolvedLocation {
  /** ISO numeric country. */
  readonly country: number
  readonly city: string
  /** State of the city, or region abroad; may be empty. */
  readonly state: string
  /** Pincode; missing for a whole city. */
  readonly pincode: string | undefined
  /** Neighbourhood; may be empty. */
  readonly area: string
  readonly areaId: string
  readonly placeId: string
}

/** Response of the location service: a location, or, with `status_code` 500 in its body, the error. */
export type LocationResponse =
  | { readonly kind: 'found'; readonly place: ResolvedLocation }
  /** `message` is the geocoding service's own, as plain text. */
  | { readonly kind: 'failed'; readonly message: string }

const found = pipe(
  object({
    status_code: literal(200),
    data: object({
      city: string(),
      state: optional(string(), ''),
      postal_code: string(),
      pid: string(),
      area_id: string(),
      area: optional(string(), ''),
      country: pipe(number(), integer()),
    }),
  }),
  transform(
    ({ data }): LocationResponse => ({
      kind: 'found',
      place: {
        country: data.country,
        city: data.city,
        state: data.state,
        pincode: data.postal_code || undefined,
        area: data.area,
        areaId: data.area_id,
        placeId: data.pid,
      },
    }),
  ),
)

const failed = pipe(
  object({ status_code: literal(500), message: pipe(string(), minLength(1)) }),
  transform(({ message }): LocationResponse => ({ kind: 'failed', message })),
)

const degrees = (most: number) => pipe(number(), minValue(-most), maxValue(most))

/** POST get_location_info (specification 1, sections 5, 7 and 8): needs a place id or coordinates, plus merchant value 1. */
export const locatePlace = defineCall({
  method: 'POST',
  path: '/api/get_location_info',
  summary: 'Returns the location of a suggestion or of a position.',
  specification: ['1, section 7, Delivery, wishlist, location: POST /get_location_info'],
  caller: 'public',
  isIdempotent: true,
  isEmbeddable: true,
  rateClass: 'location',
  input: pipe(
    union([
      strictObject({ place_id: pipe(string(), minLength(1), maxLength(200)), merchant: literal(1) }),
      strictObject({ latitude: degrees(90), longitude: degrees(180), merchant: literal(1) }),
    ]),
    transform(
      (wire): PlaceQuery =>
        'place_id' in wire
          ? { placeId: wire.place_id }
          : { latitude: wire.latitude, longitude: wire.longitude },
    ),
  ),
  answer: union([found, failed]),
  encode: (question: PlaceQuery) =>
    'placeId' in question
      ? { place_id: question.placeId, merchant: 1 as const }
      : { latitude: question.latitude, longitude: question.longitude, merchant: 1 as const },
})
