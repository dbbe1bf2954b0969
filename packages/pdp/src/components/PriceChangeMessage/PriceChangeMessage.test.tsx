import { parseCalendarDate } from '@store/api-client/contract/date'
import { paise } from '@store/api-client/contract/money'
import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { roses } from '../../fixtures/roses.ts'
import { en } from '../../messages/en.ts'
import { ProductProvider } from '../../react/ProductProvider.tsx'
import { createProductStore } from '../../store/createProductStore.ts'
import { initialDeliveryDayState } from '../../store/days/initialDeliveryDayState.ts'
import { ProductHeading } from '../ProductHeading/ProductHeading.tsx'
import { PriceChangeMessage } from './PriceChangeMessage.tsx'

const wished = parseCalendarDate('2027-02-14')

function open() {
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
  const { container } = render(
    <ProductProvider store={store} messages={en}>
      <ProductHeading />
      <PriceChangeMessage />
    </ProductProvider>,
  )
  const price = (rupees: number) =>
    act(async () =>
      store.actions.setDay({
        ...initialDeliveryDayState,
        requestedDate: wished,
        price: { price: paise(rupees * 100), listPrice: roses.listPrice },
      }),
    )
  return { price, text: () => container.textContent ?? '' }
}

it('renders nothing when the chosen day has the same price', async () => {
  const { price, text } = open()
  await price(1299)
  expect(text()).not.toContain('Price updated')
  expect(text()).not.toContain('Prices are higher')
})

it('shows that the chosen day costs more, why, and the price on other days', async () => {
  const { price, text } = open()
  await price(1429)
  expect(text()).toContain('Price updated')
  expect(text()).toContain('Prices are higher on Sun, 14 Feb, when demand peaks. Other days: ₹1,299')
})
