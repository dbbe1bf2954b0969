import { randomUUID } from 'node:crypto'
import { paise } from '@store/api-client/contract/money'
import { expect, it } from 'vitest'
import { receiver, signUp } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'

// Each request fails with its own error below the limit, and with the rate limit's error above it.
const calls = {
  place: ({ client }: Visitor) =>
    client.orders.place({
      ...{ orderKey: randomUUID(), version: 0, total: paise(1), receiver },
      ...{ senderName: 'Asha', message: '' },
    }),
  cancel: ({ client }: Visitor) => client.orders.cancel({ id: randomUUID() }),
  pay: ({ client }: Visitor) => client.orders.pay({ id: randomUUID(), method: 'cod' }),
} as const

const names = ['place', 'cancel', 'pay'] as const
let opened = 0

async function openAccount(api: TestApi): Promise<Visitor> {
  opened += 1
  const visitor = api.visitor()
  await signUp(api, visitor, `limited-${opened}@example.com`)
  return visitor
}

/** Returns for each of several sequential calls whether it was rate-limited. */
async function callAll(call: keyof typeof calls, visitors: readonly Visitor[]): Promise<readonly boolean[]> {
  const refused = []
  for (const visitor of visitors) {
    const answer = await calls[call](visitor)
    refused.push(!answer.ok && answer.failure.kind === 'refused' && answer.failure.code === 'too_many')
  }
  return refused
}

it.each(names)(
  'limits one account to two calls an hour, and allows more in the next hour: %s',
  async (call) => {
    const api = await openTestApi({ ordersPerAddress: 2 })
    const visitor = await openAccount(api)
    expect(await callAll(call, [visitor, visitor, visitor])).toEqual([false, false, true])
    api.wait(61 * 60_000)
    expect(await callAll(call, [visitor])).toEqual([false])
    await api.close()
  },
)

it.each(names)('limits all accounts of one network together to two calls an hour: %s', async (call) => {
  const api = await openTestApi({ ordersPerNetwork: 2 })
  const visitors = [await openAccount(api), await openAccount(api), await openAccount(api)]
  expect(await callAll(call, visitors)).toEqual([false, false, true])
  await api.close()
})
