import { act, memo } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { createLoginDouble } from '../fixtures/createLoginDouble.ts'
import { createLoginStore } from '../store/createLoginStore.ts'
import { LoginProvider } from './LoginProvider.tsx'
import { useLogin } from './useLogin.ts'

const drawn = vi.fn()
const Reader = memo(function Reader() {
  drawn()
  return useLogin().messages.heading
})

afterEach(() => vi.unstubAllGlobals())

it('draws what reads it anew only when store or words are others', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const store = createLoginStore({
    ports: {
      client: createLoginDouble('new'),
      onSignedIn: () => undefined,
      reload: () => undefined,
      go: () => undefined,
      track: () => undefined,
      clock: { now: () => new Date(0) },
    },
  })
  const root = createRoot(document.createElement('div'))
  const draw = () =>
    act(async () =>
      root.render(
        <LoginProvider store={store}>
          <Reader />
        </LoginProvider>,
      ),
    )
  await draw()
  await draw()
  expect(drawn).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
})
