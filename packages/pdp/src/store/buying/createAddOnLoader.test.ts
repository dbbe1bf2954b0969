import type { AddOnGroup, AddOnsQuery } from '@store/api-client/contract/catalogue'
import type { Result } from '@store/api-client/contract/problem'
import { expect, it, vi } from 'vitest'
import { addOnGroups } from '../../fixtures/addOnGroups.ts'
import { roses } from '../../fixtures/roses.ts'
import { createAddOnLoader } from './createAddOnLoader.ts'

type Answer = Result<readonly AddOnGroup[]>

const known: Answer = { ok: true, value: addOnGroups }
const network: Answer = { ok: false, failure: { kind: 'network' } }
const at = (pincode: string): AddOnsQuery => ({ productId: roses.id, pincode })
const [bengaluru, pune] = [at('560001'), at('411001')]

function open() {
  const answers: ((answer: Answer) => void)[] = []
  const addOns = vi.fn((_: AddOnsQuery) => new Promise<Answer>((resolve) => answers.push(resolve)))
  const answer = (request: number, value: Answer) => answers[request]?.(value)
  return { load: createAddOnLoader({ addOns }), addOns, answer }
}

it('requests the add-ons of a location once, during the request and after it', async () => {
  const { load, addOns, answer } = open()
  const both = [load(bengaluru), load(bengaluru)]
  answer(0, known)
  expect(await Promise.all(both)).toEqual([known, known])
  expect(await load(bengaluru)).toBe(known)
  expect(addOns).toHaveBeenCalledExactlyOnceWith(bengaluru)
})

it('requests again for another location', async () => {
  const { load, addOns, answer } = open()
  void load(bengaluru)
  const second = load(pune)
  answer(1, known)
  expect(await second).toBe(known)
  expect(addOns).toHaveBeenLastCalledWith(pune)
})

it('requests again after a failure', async () => {
  const { load, addOns, answer } = open()
  const failing = load(bengaluru)
  answer(0, network)
  expect(await failing).toBe(network)
  const retried = load(bengaluru)
  answer(1, known)
  expect(await retried).toBe(known)
  expect(addOns).toHaveBeenCalledTimes(2)
})

it('keeps the request of the current location when that of a previous one fails later', async () => {
  const { load, addOns, answer } = open()
  const failing = load(bengaluru)
  const current = load(pune)
  answer(0, network)
  await failing
  const again = load(pune)
  expect(addOns).toHaveBeenCalledTimes(2)
  answer(1, known)
  expect(await Promise.all([current, again])).toEqual([known, known])
})

it('reports the failures of two locations, whichever arrives first', async () => {
  const { load, answer } = open()
  const both = [load(bengaluru), load(pune)]
  answer(1, network)
  await both[1]
  answer(0, network)
  expect(await Promise.all(both)).toEqual([network, network])
})
