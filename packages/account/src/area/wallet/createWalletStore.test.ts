import { expect, it } from 'vitest'
import { createAreaPorts } from '../fixtures/createAreaPorts.ts'
import { createAreaServer } from '../fixtures/createAreaServer.ts'
import { sampleWallet } from '../fixtures/sampleArea.ts'
import { createWalletStore, type WalletThing } from './createWalletStore.ts'

const visa: WalletThing = { kind: 'card', token: 'tok_visa', name: 'Visa •••• 4242' }

function setUp() {
  const server = createAreaServer()
  const ports = { ...createAreaPorts(server), client: server.client.wallet }
  return { server, ...createWalletStore({ initial: { kind: 'ready', data: sampleWallet }, ports }) }
}

it('deletes a card after one question, once, and leaves the rest as it is', async () => {
  const { server, actions, reading, getState } = setUp()
  await actions.confirm()
  expect(server.asked).toEqual([])
  actions.ask(visa)
  expect(getState().asked).toEqual(visa)
  await Promise.all([actions.confirm(), actions.confirm()])
  expect(server.asked).toEqual(['delete tok_visa'])
  expect(getState().asked).toBeUndefined()
  expect(reading.getState()).toEqual({
    kind: 'ready',
    data: { ...sampleWallet, cards: sampleWallet.cards.slice(1) },
  })
})

it('deletes a UPI handle, and keeps one the user leaves', async () => {
  const { server, actions, reading } = setUp()
  const upi: WalletThing = { kind: 'upi', token: 'upi_asha', name: 'as••••@okbank' }
  actions.ask(upi)
  actions.keep()
  await actions.confirm()
  expect(server.asked).toEqual([])
  actions.ask(upi)
  await actions.confirm()
  expect(reading.getState()).toEqual({ kind: 'ready', data: { ...sampleWallet, handles: [] } })
})

it('says why a card is still there', async () => {
  const { server, actions, reading, getState } = setUp()
  server.feel({ status: 404, code: 'not_found', message: 'It is gone already.' })
  actions.ask(visa)
  await expect(actions.confirm()).resolves.toBe(false)
  expect(getState()).toEqual({ asked: undefined, isBusy: false, error: 'It is gone already.' })
  expect(reading.getState()).toEqual({ kind: 'ready', data: sampleWallet })
})

it('forgets what was asked about with a log-out', () => {
  const { server, actions, getState } = setUp()
  actions.ask(visa)
  server.logOut()
  expect(getState().asked).toBeUndefined()
})

it.each(['cards', 'upiHandles'] as const)('half of an answer is none: %s missing', async (missing) => {
  const server = createAreaServer()
  const lost = async () => ({ ok: false, failure: { kind: 'network' } }) as const
  const client = { ...server.client.wallet, [missing]: lost }
  const { reading } = createWalletStore({ ports: { ...createAreaPorts(server), client } })
  await reading.refresh()
  expect(reading.getState()).toEqual({ kind: 'failed' })
})
