import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { waitForDeliverabilityCheck } from './waitForDeliverabilityCheck.ts'

it('resolves with the result of a running check, and then stops listening', async () => {
  const checking: DeliverabilityCheckState = { kind: 'checking', pincode: '560001' }
  const store = createStore<{ readonly check: DeliverabilityCheckState }>(() => ({ check: checking }))
  let listeners = 0
  const waiting = waitForDeliverabilityCheck({
    ...store,
    subscribe: (listener) => {
      const stop = store.subscribe(listener)
      listeners += 1
      return () => {
        stop()
        listeners -= 1
      }
    },
  })
  store.setState({ check: { kind: 'checking', pincode: '560002' } })
  expect(listeners).toBe(1)
  store.setState({ check: { kind: 'unknown' } })
  expect(await waiting).toEqual({ kind: 'unknown' })
  expect(listeners).toBe(0)
})
