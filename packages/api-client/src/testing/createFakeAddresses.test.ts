import { describe, expect, it } from 'vitest'
import type { AddressesFixture } from './AddressBookTestCase.ts'
import { addressesSuite } from './addressesSuite.ts'
import { createFakeAddresses } from './createFakeAddresses.ts'

const open = (): AddressesFixture => {
  const { client, signIn } = createFakeAddresses()
  let users = 0
  const as = (uid: number | undefined): typeof client => {
    const requested =
      <Request, Answer>(verb: (request: Request) => Answer) =>
      (request: Request) => {
        signIn(uid)
        return verb(request)
      }
    return {
      list: () => {
        signIn(uid)
        return client.list()
      },
      add: requested(client.add),
      change: requested(client.change),
      remove: requested(client.remove),
    }
  }
  return {
    user: async () => {
      users += 1
      return as(users)
    },
    guest: () => as(undefined),
    wait: () => undefined,
  }
}

describe('createFakeAddresses passes the suite of every address book', () => {
  it.each(addressesSuite)('$title', ({ run }) => run(open(), expect))
})

it('makes the next call fail on request, without changing any address', async () => {
  const { client, failOnce } = createFakeAddresses()
  failOnce({ kind: 'network' })
  expect(await client.remove({ id: 1 })).toEqual({ ok: false, failure: { kind: 'network' } })
  expect(await client.list()).toEqual({ ok: true, value: [] })
})
