import { renderHydrated } from '@store/config/renderHydrated'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createHamperHarness } from '../../fixtures/createHamperHarness.ts'
import { HamperProvider } from '../../react/HamperProvider.tsx'
import { HamperView } from './HamperView.tsx'

const written = '2-1.101_2.201*2'

const view = (scene: ReturnType<typeof createHamperHarness>) => (
  <HamperProvider store={scene.store}>
    <HamperView />
  </HamperProvider>
)

it('renders on the server from the URL and hydrates without warnings', async () => {
  const server = view(createHamperHarness({ written }))
  const html = renderToString(server)
  expect(html).toContain('2 × Six Dark Truffles')
  expect(html).not.toContain('style=')
  const stored = { hamper: '6007', message: 'For Asha' }
  const scene = createHamperHarness({ written, kept: stored })
  const { container } = await renderHydrated(server, { browser: view(scene) })
  expect(scene.store.getState().message).toBe('For Asha')
  expect(container.textContent).toContain('2 × Six Dark Truffles')
})
