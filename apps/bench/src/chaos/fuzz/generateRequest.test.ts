import { calls } from '@store/api-client/contract'
import { expect, it } from 'vitest'
import { createSeededRandom } from './createSeededRandom.ts'
import { generateRequest } from './generateRequest.ts'

const draw = (seed: number, amount: number) => {
  const random = createSeededRandom(seed)
  return Array.from({ length: amount }, () => generateRequest(calls.orders.place, random, 'sid=x'))
}

it('generates the same requests for the same seed, and different ones for another seed', () => {
  expect(draw(7, 50)).toEqual(draw(7, 50))
  expect(draw(7, 50)).not.toEqual(draw(8, 50))
})

it('sends the fields of a route to its own URL, with valid and invalid JSON', () => {
  const requests = draw(1, 300)
  const bodies = requests.map(({ body }) => body?.toString() ?? '')
  expect(bodies.filter((text) => text.includes('"order_key":')).length).toBeGreaterThan(150)
  expect(requests.every(({ path }) => path.startsWith('/api/') && path.includes('/fa/orders/place'))).toBe(
    true,
  )
  const isJson = (text: string) => {
    try {
      return JSON.parse(text) !== undefined
    } catch {
      return false
    }
  }
  expect(bodies.some(isJson)).toBe(true)
  expect(bodies.every(isJson)).toBe(false)
})
