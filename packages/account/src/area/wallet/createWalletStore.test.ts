import { expect, it } from 'vitest'
import { createAccountPorts } from '../fixtures/createAccountPorts.ts'
import { createAccountServer } from '../fixtures/createAccountServer.ts'
import { sampleWallet } from '../fixtures/sampleAccount.ts'
import { createWalletStore, type WalletItem } from './createWalletStore.ts'

const visa: WalletItem = { kind: 'card', token: 'tok_visa', name: 'Visa •••• 4242' }

function setUp() {
  const server = createAccountServer()
  const ports = { ...createAccountPorts(server), client: server.client.wallet }
  return { server, ...createWalletStore({ initial: { kind: 'ready', data: sampleWallet }, ports }) }
}

it('deletes a card after one confirmation, with one request, and keeps the others', async () => {
  const { server, actions, reading, getState } = setUp()
  await actions.confirm()
  expect(server.asked).toEqual([])
  actions.open(visa)
  expect(getState().target).toEqual(visa)
  await Promise.all([actions.confirm(), actions.confirm()])
  expect(server.asked).toEqual(['delete tok_visa'])
  expect(getState().target).toBeUndefined()
  expect(reading.getState()).toEqual({
    kind: 'ready',
    data: { ...sampleWallet, cards: sampleWallet.cards.slice(1) },
  })
})

it('deletes a UPI handle, and keeps it when the confirmation is cancelled', async () => {
  const { server, actions, reading } = setUp()
  const upi: WalletItem = { kind: 'upi', token: 'upi_asha', name: 'as••••@okbank' }
  actions.open(upi)
  actions.cancel()
  await actions.confirm()
  expect(server.asked).toEqual([])
  actions.open(upi)
  await actions.confirm()
  expect(reading.getState()).toEqual({ kind: 'ready', data: { ...sampleWallet, handles: [] } })
})

it('reports why a card was not deleted', async () => {
  const { server, actions, reading, getState } = setUp()
  server.feel({ status: 404, code: 'not_found', message: 'It is gone already.' })
  actions.open(visa)
  await expect(actions.confirm()).resolves.toBe(false)
  expect(getState()).toEqual({ target: undefined, isBusy: false, error: 'It is gone already.' })
  expect(reading.getState()).toEqual({ kind: 'ready', data: sampleWallet })
})

it('closes the confirmation on a log-out', () => {
  const { server, actions, getState } = setUp()
  actions.open(visa)
  server.logOut()
  expect(getState().target).toBeUndefined()
})

it.each(['cards', 'upiHandles'] as const)('fails if one of two responses is missing: %s', async (missing) => {
  const server = createAccountServer()
  const lost = async () => ({ ok: false, failure: { kind: 'network' } }) as const
  const client = { ...server.client.wallet, [missing]: lost }
  const { reading } = createWalletStore({ ports: { ...createAccountPorts(server), client } })
  await reading.refresh()
  expect(reading.getState()).toEqual({ kind: 'failed' })
})
