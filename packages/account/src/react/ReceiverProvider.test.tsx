import { paise } from '@store/api-client/contract/money'
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createReceiverStore } from '../store/createReceiverStore.ts'
import { ReceiverProvider } from './ReceiverProvider.tsx'
import { useReceiver } from './useReceiver.ts'

const words = { who: 'For whom' }

function Below({ drawn }: { readonly drawn: () => void }) {
  useReceiver()
  drawn()
  return null
}

it('does not re-render its children when the parent re-renders with the same message overrides', () => {
  const drawn = vi.fn()
  const below = <Below drawn={drawn} />
  const store = createReceiverStore({
    orderKey: '0f0c1f0e-7b1a-4c0e-9d35-2f4f8f7d9a11',
    cart: { version: 3, total: paise(129_900) },
    initial: {},
    ports: {
      client: { place: () => new Promise(() => undefined) },
      prefill: () => ({}),
      draft: { read: () => undefined, write: () => undefined },
      forget: () => undefined,
      go: () => undefined,
      hrefs: { cart: () => '/cart' },
      track: () => undefined,
    },
  })
  const page = () => (
    <ReceiverProvider store={store} messages={words}>
      {below}
    </ReceiverProvider>
  )
  render(page()).rerender(page())
  expect(drawn).toHaveBeenCalledOnce()
})
