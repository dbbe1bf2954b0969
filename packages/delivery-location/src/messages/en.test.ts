import { expect, it } from 'vitest'
import { en } from './en.ts'

const refused = (status: number) =>
  en.fault({
    kind: 'failed',
    failure: { kind: 'refused', status, code: 'too_many', message: 'Please wait a while.' },
  })

it.each([400, 401, 403, 404, 504])('words a refusal with %d as the specification does', (status) => {
  expect(refused(status)).toBe('Something went wrong. Please try again')
})

it.each([409, 413, 422, 429])('lets the server’s own words stand for a refusal with %d', (status) => {
  expect(refused(status)).toBe('Please wait a while.')
})
