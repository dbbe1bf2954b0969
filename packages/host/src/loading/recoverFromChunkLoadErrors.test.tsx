import { expect, it, vi } from 'vitest'
import { type ChunkRecoveryPorts, recoverFromChunkLoadErrors } from './recoverFromChunkLoadErrors.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Waits for the effects of a tap. */
const happen = async (name: 'vite:preloadError' | 'online') => {
  window.dispatchEvent(new Event('pointerdown'))
  window.dispatchEvent(new Event(name))
  await settle()
  await settle()
}

function start(ports: Partial<ChunkRecoveryPorts> = {}) {
  const reload = vi.fn()
  recoverFromChunkLoadErrors({
    ...{ waitForPendingChanges: async () => undefined, isStoreReady: async () => true, reload },
    ...ports,
  })
  return reload
}

it('does not reload a page whose scripts all loaded when the network is online again', async () => {
  const load = start()
  await happen('online')
  expect(load).not.toHaveBeenCalled()
})

it('reloads a page with a missing script when the network is online again, or on the next request for it', async () => {
  const load = start()
  await happen('vite:preloadError')
  expect(load).not.toHaveBeenCalled()
  await happen('online')
  expect(load).toHaveBeenCalledTimes(1)
  await happen('vite:preloadError')
  expect(load).toHaveBeenCalledTimes(2)
})

it('does not cancel a navigation, during which Firefox and WebKit fail all pending imports', async () => {
  const load = start()
  await happen('vite:preloadError')
  for (let failed = 0; failed < 3; failed += 1) window.dispatchEvent(new Event('vite:preloadError'))
  await settle()
  await settle()
  expect(load).not.toHaveBeenCalled()
  await happen('vite:preloadError')
  expect(load).toHaveBeenCalledTimes(1)
})

it('does not reload while the store is not ready, because the visitor would get an error page', async () => {
  const load = start({ isStoreReady: async () => false })
  await happen('vite:preloadError')
  await happen('vite:preloadError')
  expect(load).not.toHaveBeenCalled()
})

it('sends pending changes before the reload', async () => {
  let send: () => void = () => undefined
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  const load = start({ waitForPendingChanges: () => sent })
  await happen('vite:preloadError')
  await happen('online')
  await happen('vite:preloadError')
  expect(load).not.toHaveBeenCalled()
  send()
  await settle()
  expect(load).toHaveBeenCalled()
})

it('rejects the failed import before it reloads the page', async () => {
  const did: string[] = []
  start({ reload: () => did.push('load') })
  await happen('vite:preloadError')
  window.dispatchEvent(new Event('pointerdown'))
  window.dispatchEvent(new Event('vite:preloadError'))
  await Promise.reject(new Error('The script is missing.')).catch(() => did.push('ask plainly'))
  await vi.waitFor(() => expect(did).toEqual(['ask plainly', 'load']))
})

it('does not reload when the network is online again while the visitor types', async () => {
  const load = start()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await happen('vite:preloadError')
  await happen('online')
  expect(load).not.toHaveBeenCalled()
  await happen('vite:preloadError')
  expect(load).toHaveBeenCalledTimes(1)
  field.remove()
})
