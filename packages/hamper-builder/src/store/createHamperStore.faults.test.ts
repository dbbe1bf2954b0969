import { createFaultInjector } from '@store/api-client/testing'
import { describe, expect, it, vi } from 'vitest'
import { createHamperHarness } from '../fixtures/createHamperHarness.ts'
import { createHamperServer } from '../fixtures/createHamperServer.ts'

const faulty = ['failing', 'nonsense', 'gone'] as const
const full = '5-1.101_2.201*2_3.301_4.401'
const bengaluru = { country: 356, city: 'Bengaluru', pincode: '560001' }
const pune = { country: 356, city: 'Pune', pincode: '411001' }

async function open() {
  const faults = createFaultInjector()
  const server = createHamperServer()
  const { add } = faults.wrap({ add: server.add })
  const scene = createHamperHarness({
    server: { ...server, client: faults.wrap(server.client), add },
    written: full,
    place: bengaluru,
  })
  const ready = () => vi.waitFor(() => expect(scene.store.getState().loading.kind).toBe('ready'))
  const stop = scene.start()
  await ready()
  scene.write('For Asha')
  const stored = () => {
    const { build, message } = scene.store.getState()
    return { picks: build.picks, message }
  }
  return { ...scene, server, faults, ready, stop, kept: stored, state: scene.store.getState }
}

describe.each(faulty)('a %s API', (fault) => {
  it('does not lose items and message, and the next tap adds the hamper', async () => {
    const hamper = await open()
    const filled = hamper.kept()
    expect(filled.message).toBe('For Asha')
    hamper.faults.inject(fault)
    await hamper.buy('addToCart')
    expect(hamper.state().purchase.kind).toBe('failed')
    expect(hamper.kept()).toEqual(filled)
    hamper.faults.inject(undefined)
    await hamper.buy('addToCart')
    expect(hamper.state().purchase.kind).toBe('inCart')
    expect(hamper.server.added).toHaveLength(1)
  })

  it('does not lose the chosen items when loading for another location fails, and a retry loads them', async () => {
    const hamper = await open()
    const filled = hamper.kept()
    hamper.faults.inject(fault)
    hamper.place.setState(pune)
    await vi.waitFor(() => expect(hamper.state().loading.kind).toBe('failed'))
    expect(hamper.kept()).toEqual(filled)
    hamper.faults.inject(undefined)
    hamper.retry()
    await hamper.ready()
    expect(hamper.kept()).toEqual(filled)
  })
})

it('adds one hamper to the cart for repeated taps on a slow API', async () => {
  const hamper = await open()
  hamper.faults.inject('slow')
  const bought = [hamper.buy('addToCart'), hamper.buy('addToCart')]
  await vi.waitFor(() => expect(hamper.faults.injectedCount()).toBe(1))
  hamper.faults.releaseSlowCalls()
  await Promise.all(bought)
  expect(hamper.server.added).toHaveLength(1)
})

it('adds a hamper once when it is bought while prices for another location load', async () => {
  const hamper = await open()
  hamper.place.setState(pune)
  expect(hamper.state().loading.kind).toBe('loading')
  const bought = [hamper.buy('addToCart'), hamper.buy('addToCart')]
  expect(hamper.state().purchase).toEqual({ kind: 'adding', type: 'addToCart' })
  await Promise.all(bought)
  expect(hamper.server.added).toMatchObject([{ pincode: '411001' }])
  expect(hamper.state().purchase.kind).toBe('inCart')
})

it('lets a hamper be bought again when loading its prices fails during a purchase', async () => {
  const hamper = await open()
  hamper.faults.inject('failing')
  hamper.place.setState(pune)
  await hamper.buy('addToCart')
  expect(hamper.state()).toMatchObject({ loading: { kind: 'failed' }, purchase: { kind: 'choosing' } })
  expect(hamper.server.added).toHaveLength(0)
})

it('ignores responses that arrive after the shopper left the hamper builder', async () => {
  const hamper = await open()
  hamper.faults.inject('slow')
  hamper.place.setState(pune)
  await vi.waitFor(() => expect(hamper.faults.injectedCount()).toBe(1))
  hamper.stop()
  const left = hamper.state()
  hamper.place.setState(bengaluru)
  expect(hamper.state()).toBe(left)
  hamper.faults.releaseSlowCalls()
})
