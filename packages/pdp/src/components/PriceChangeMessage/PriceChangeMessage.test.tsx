import { parseCalendarDate } from '@store/api-client/contract/date'
import { paise } from '@store/api-client/contract/money'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { roses } from '../../fixtures/roses.ts'
import { en } from '../../messages/en.ts'
import { ProductProvider } from '../../react/ProductProvider.tsx'
import { createProductStore } from '../../store/createProductStore.ts'
import { initialDay } from '../../store/days/initialDay.ts'
import { ProductHeading } from '../ProductHeading/ProductHeading.tsx'
import { PriceChangeMessage } from './PriceChangeMessage.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const wished = parseCalendarDate('2027-02-14')

async function open() {
  const store = createProductStore({
    product: { ...roses, attributes: [] },
    ports: {
      add: async () => ({ ok: true, value: undefined }),
      placeCheck: createStore(() => ({ check: { kind: 'idle' } as const })),
      hrefs: { cart: () => '/cart', home: () => '/' },
      showPlace: () => undefined,
      track: () => undefined,
    },
  })
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <ProductProvider store={store} messages={en}>
        <ProductHeading />
        <PriceChangeMessage />
      </ProductProvider>,
    ),
  )
  const price = (rupees: number) =>
    act(async () =>
      store.actions.setDay({
        ...initialDay,
        requestedDate: wished,
        price: { price: paise(rupees * 100), listPrice: roses.listPrice },
      }),
    )
  return { price, text: () => box.textContent ?? '', close: () => act(async () => root.unmount()) }
}

it('renders nothing when the chosen day has the same price', async () => {
  const { price, text, close } = await open()
  await price(1299)
  expect(text()).not.toContain('Price updated')
  expect(text()).not.toContain('Prices are higher')
  await close()
})

it('shows that the chosen day costs more, why, and the price on other days', async () => {
  const { price, text, close } = await open()
  await price(1429)
  expect(text()).toContain('Price updated')
  expect(text()).toContain('Prices are higher on Sun, 14 Feb, when demand peaks. Other days: ₹1,299')
  await close()
})
