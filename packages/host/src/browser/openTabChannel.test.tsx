import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCurrencyStore } from '../currency/createCurrencyStore.ts'
import { createSelectedPlaceStore } from '../location/createSelectedPlaceStore.ts'
import { writePlaceCookies } from '../location/placeCookies.ts'
import { createVisitorStores } from '../visitor/createVisitorStores.ts'
import { openTabChannel } from './openTabChannel.ts'

const cleanUp: (() => void)[] = []
/** Collects the messages that another tab receives on a channel. */
function listen(name: string): readonly unknown[] {
  const heard: unknown[] = []
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => heard.push(data)
  cleanUp.push(() => channel.close())
  return heard
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))
const move = (type: 'pagehide' | 'pageshow') =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))

beforeEach(() => writePlaceCookies({ country: 356, city: 'Pune', pincode: '411001' }))
afterEach(() => {
  for (const clean of cleanUp.splice(0)) clean()
  vi.unstubAllGlobals()
  writePlaceCookies({ country: 356 })
  move('pagehide')
})

it('posts nothing to other tabs on a page load', async () => {
  const heard = [listen('place'), listen('visitor'), listen('currency')]
  // jsdom cannot load pages.
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  createSelectedPlaceStore().start()
  createVisitorStores().start()
  createCurrencyStore({ currencies: [], currency: 'INR' }).start()
  await settle()
  expect(heard).toEqual([[], [], []])
})

it('posts a selected location to other tabs once', async () => {
  const heard = listen('place')
  const place = createSelectedPlaceStore()
  place.start()
  place.choose({ country: 356, city: 'Delhi', pincode: '110001' })
  place.choose({ country: 356, pincode: '110001', city: 'Delhi' })
  await settle()
  expect(heard).toEqual([{ country: 356, city: 'Delhi', pincode: '110001' }])
})

it('posts a location again if another tab selected a different one meanwhile', async () => {
  const place = createSelectedPlaceStore()
  place.start()
  const other = new BroadcastChannel('place')
  cleanUp.push(() => other.close())
  other.postMessage({ country: 356, city: 'Delhi', pincode: '110001' })
  await expect.poll(() => place.getState().city).toBe('Delhi')
  const heard = listen('place')
  place.choose({ country: 356, city: 'Pune', pincode: '411001' })
  await expect.poll(() => heard).toEqual([{ country: 356, city: 'Pune', pincode: '411001' }])
})

it('receives nothing while its page is in the back/forward cache, and receives again after it is restored', async () => {
  const hear = vi.fn()
  const post = openTabChannel('tab-test', hear)
  const heard = listen('tab-test')
  const other = new BroadcastChannel('tab-test')
  cleanUp.push(() => other.close())
  move('pagehide')
  other.postMessage('while cached')
  post('while cached')
  await expect.poll(() => heard).toEqual(['while cached'])
  await settle()
  expect(hear).not.toHaveBeenCalled()
  move('pageshow')
  other.postMessage('restored')
  await expect.poll(() => hear.mock.calls).toEqual([['restored']])
})
