import { paise } from '@store/api-client/contract/money'
import type { SessionState } from '@store/api-client/contract/ports'
import { render } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { sampleAddresses } from '../../area/fixtures/sampleAccount.ts'
import { ReceiverProvider } from '../../react/ReceiverProvider.tsx'
import type { ReceiverSlots } from '../../react/ReceiverSlots.ts'
import { createReceiverStore } from '../../store/createReceiverStore.ts'
import { ReceiverForm } from './ReceiverForm.tsx'

const wrap = (name: string) => ({
  replace: <Given extends object>(given: Given, Default: ComponentType<Given>) => (
    <div data-slot={name}>{createElement(Default, given)}</div>
  ),
})

// `Required` makes a new slot that no test names a type error.
const wrapped: Required<ReceiverSlots> = {
  savedAddresses: wrap('savedAddresses'),
  fields: wrap('fields'),
  receiverFields: wrap('receiverFields'),
  placeFields: wrap('placeFields'),
  senderFields: wrap('senderFields'),
  summary: wrap('summary'),
  error: wrap('error'),
  placeOrder: wrap('placeOrder'),
}

const session = createStore<SessionState>(() => ({ kind: 'user', firstName: 'Asha', isVerified: true }))

function renderStep(slots?: ReceiverSlots) {
  const store = createReceiverStore({
    orderKey: '0f0c1f0e-7b1a-4c0e-9d35-2f4f8f7d9a11',
    cart: { version: 3, total: paise(129_900) },
    initial: {},
    saved: sampleAddresses,
    ports: {
      client: { place: () => new Promise(() => undefined) },
      addresses: { list: async () => ({ ok: true, value: sampleAddresses }), session },
      prefill: () => ({}),
      draft: { read: () => undefined, write: () => undefined },
      forget: () => undefined,
      go: () => undefined,
      hrefs: { cart: () => '/cart' },
      track: () => undefined,
    },
  })
  return render(
    <ReceiverProvider store={store} slots={slots}>
      <ReceiverForm summary={<p>One gift</p>} />
    </ReceiverProvider>,
  ).container
}

it('wrap every part of the receiver step without changing it', () => {
  const plain = renderStep()
  const step = renderStep(wrapped)
  const parts = [...step.querySelectorAll<HTMLElement>('[data-slot]')].map((one) => one.dataset.slot)
  expect(parts.sort()).toEqual(Object.keys(wrapped).sort())
  expect(step.textContent).toBe(plain.textContent)
})

it('replaces a part, and leaves the others unchanged', () => {
  const step = renderStep({
    senderFields: { replace: () => null },
    summary: { replace: ({ children }) => <aside>{children}</aside> },
  })
  expect(step.querySelector('aside')?.textContent).toBe('One gift')
  expect(step.querySelector('[name=senderName]')).toBeNull()
  expect(step.querySelector('[name=fullName]')).not.toBeNull()
})
