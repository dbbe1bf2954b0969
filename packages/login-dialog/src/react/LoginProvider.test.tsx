import { render } from '@testing-library/react'
import { memo } from 'react'
import { expect, it, vi } from 'vitest'
import { createMockLoginClient } from '../fixtures/createMockLoginClient.ts'
import { createLoginStore } from '../store/createLoginStore.ts'
import { LoginProvider } from './LoginProvider.tsx'
import { useLogin } from './useLogin.ts'

const words = { heading: () => 'Welcome' }
const drawn = vi.fn()
const Reader = memo(function Reader() {
  drawn()
  return useLogin().messages.close
})

it('renders its consumers again only when the store or the messages change', () => {
  const store = createLoginStore({
    ports: {
      client: createMockLoginClient('new'),
      onSignedIn: () => undefined,
      reload: () => undefined,
      go: () => undefined,
      track: () => undefined,
      clock: { now: () => new Date(0) },
    },
  })
  const page = () => (
    <LoginProvider store={store} messages={words}>
      <Reader />
    </LoginProvider>
  )
  render(page()).rerender(page())
  expect(drawn).toHaveBeenCalledOnce()
})
