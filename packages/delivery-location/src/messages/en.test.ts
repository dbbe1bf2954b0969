import type { ApiError } from '@store/api-client/contract/problem'
import { expect, it } from 'vitest'
import { en } from './en.ts'

const refused = (status: number, code = 'too_many'): ApiError => ({
  kind: 'refused',
  status,
  code,
  message: 'Please wait a while.',
})
const broken = (status: number): ApiError => ({ kind: 'invalidResponse', status })
const words = (failure: ApiError) => en.error({ kind: 'failed', failure })

const wentWrong = 'Something went wrong. Please try again'

it.each([
  [refused(400), wentWrong],
  [refused(401), wentWrong],
  [refused(403), wentWrong],
  [refused(404), wentWrong],
  [broken(504), wentWrong],
  [broken(500), 'Internal Server Error: Something went wrong on the server.'],
  [broken(503), 'Service Unavailable: The server is currently unavailable.'],
  [{ kind: 'network' }, 'Something went wrong. Please try again.'],
  [broken(200), wentWrong],
  [{ kind: 'encryption' }, wentWrong],
  [refused(404, 'nowhere'), 'Location information is unavailable.'],
  [refused(404, 'unknown_city'), 'No City Found'],
] as const)('describes a failed lookup with %j', (failure, text) => {
  expect(words(failure)).toBe(text)
})

it.each([409, 413, 422, 429, 500])(
  'for error %d, in the body or as the HTTP status, shows the message of the server',
  (status) => {
    expect(words(refused(status))).toBe('Please wait a while.')
  },
)

it.each([
  [
    'denied',
    'You have blocked Marigold from tracking your location To use this, change your location settings in browser.',
  ],
  ['unavailable', 'Location information is unavailable.'],
  ['timeout', 'The request to get your location timed out.'],
  ['unknown', 'An unknown error occurred.'],
  ['unsupported', 'Geolocation is not supported by your browser.'],
] as const)('describes a geolocation error: %s', (why, text) => {
  expect(en.error({ kind: 'position', why, brandName: 'Marigold' })).toBe(text)
})

it.each([
  ['city', 'Select city to continue'],
  ['pincode', 'Select pincode to continue'],
  ['place', 'Select Delivery Location to continue'],
  ['field', 'This Field is required'],
] as const)('describes the missing field: %s', (mark, text) => {
  expect(en.missingField(mark)).toBe(text)
})

it('formats the next delivery slot', () => {
  expect(en.slot(0, 15, 19)).toBe('Today 15:00 - 19:00')
  expect(en.slot(1, 9, 13)).toBe('Tomorrow 9:00 - 13:00')
})

it('names a location by its known parts', () => {
  expect(en.found({ area: 'Koramangala', city: 'Bengaluru', pincode: '560034' })).toBe(
    'Koramangala, Bengaluru, 560034',
  )
  expect(en.found({ city: 'Bengaluru' })).toBe('Bengaluru')
})
