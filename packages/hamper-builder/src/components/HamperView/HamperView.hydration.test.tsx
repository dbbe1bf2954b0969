import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHamperScene } from '../../fixtures/createHamperScene.ts'
import { HamperProvider } from '../../react/HamperProvider.tsx'
import { HamperView } from './HamperView.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const written = '2-1.101_2.201*2'

const view = (scene: ReturnType<typeof createHamperScene>) => (
  <HamperProvider store={scene.store}>
    <HamperView />
  </HamperProvider>
)

it('is rendered on a server with what the address tells, and taken over without a word', async () => {
  const html = renderToString(view(createHamperScene({ written })))
  expect(html).toContain('2 × Six Dark Truffles')
  expect(html).not.toContain('style=')
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = html
  const complaints: unknown[] = []
  const kept = { hamper: '6007', message: 'For Asha' }
  const scene = createHamperScene({ written, kept })
  const root = await act(async () =>
    hydrateRoot(box, view(scene), { onRecoverableError: (cause) => complaints.push(cause) }),
  )
  expect(complaints).toEqual([])
  expect(scene.store.getState().message).toBe('For Asha')
  expect(box.textContent).toContain('2 × Six Dark Truffles')
  await act(async () => root.unmount())
  box.remove()
})
