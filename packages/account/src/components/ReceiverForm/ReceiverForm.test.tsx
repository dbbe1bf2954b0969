import { paise } from '@store/api-client/contract/money'
import { addressFields } from '@store/api-client/contract/rules/addressFields'
import { renderHydrated } from '@store/config/renderHydrated'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ReceiverProvider } from '../../react/ReceiverProvider.tsx'
import { createReceiverStore } from '../../store/createReceiverStore.ts'
import type { ReceiverDraft } from '../../store/ReceiverValues.ts'
import { ReceiverForm } from './ReceiverForm.tsx'

function setUp(kept?: ReceiverDraft) {
  const read = vi.fn(() => kept)
  const store = createReceiverStore({
    orderKey: '0f0c1f0e-7b1a-4c0e-9d35-2f4f8f7d9a11',
    cart: { version: 3, total: paise(129_900) },
    initial: { city: 'Pune' },
    ports: {
      client: { place: () => new Promise(() => undefined) },
      prefill: () => ({}),
      draft: { read, write: () => undefined },
      forget: () => undefined,
      go: () => undefined,
      hrefs: { cart: () => '/cart' },
      track: () => undefined,
    },
  })
  const page = (
    <ReceiverProvider store={store}>
      <ReceiverForm summary={<p>One bouquet</p>} />
    </ReceiverProvider>
  )
  return { store, page, read }
}

it('renders the whole step on a server without reading the draft', () => {
  const { page, read } = setUp({ fullName: 'Asha' })
  const html = renderToString(page)
  for (const text of [
    'Receiver',
    'Delivery address',
    'From you',
    'One bouquet',
    'Place order · ₹1,299',
    'Pune',
  ]) {
    expect(html).toContain(text)
  }
  expect(html).toContain('method="post"')
  expect(html).not.toContain('style=')
  expect(read).not.toHaveBeenCalled()
})

it('keeps text typed before hydration instead of the draft of an earlier visit', async () => {
  const { store, page } = setUp({ fullName: 'Old', address: '14, 3rd Cross' })
  await renderHydrated(setUp().page, {
    browser: page,
    before: () => userEvent.type(screen.getByRole('textbox', { name: 'Full name' }), 'Asha Menon'),
  })
  expect(store.getState().values).toMatchObject({
    fullName: 'Asha Menon',
    address: '14, 3rd Cross',
    city: 'Pune',
  })
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveProperty('value', 'Asha Menon')
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty('value', '14, 3rd Cross')
})

it('throws an error that names the missing provider', () => {
  expect(() => renderToString(<ReceiverForm summary={null} />)).toThrow('no ReceiverProvider above')
})

it.each(addressFields)('has an input for $name with the attributes of its definition', (field) => {
  const { page } = setUp()
  const { container } = render(page)
  const input = container.querySelector(`[name="${field.name}"]`)
  expect(input).toHaveProperty('required', field.isRequired)
  expect(input).toHaveProperty('autocomplete', field.autoComplete)
  expect(input?.tagName).toBe('isMultiline' in field ? 'TEXTAREA' : 'INPUT')
})
