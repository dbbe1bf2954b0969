import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createCartHarness } from '../../fixtures/createCartHarness.ts'
import { richCart } from '../../fixtures/richCart.ts'
import { CartProvider } from '../../react/CartProvider.tsx'
import { CartTotals } from './CartTotals.tsx'

/** Returns the rendered amount of a row of the order summary. */
function amountOf(label: string) {
  const server = richCart()
  const page = document.createElement('div')
  page.innerHTML = renderToString(
    <CartProvider store={createCartHarness({ server }).store}>
      <CartTotals cart={{ ...server, isUpdating: false }} headingRef={createRef()} />
    </CartProvider>,
  )
  const row = [...page.querySelectorAll('dt')].find(({ textContent }) => textContent === label)
  return row?.nextElementSibling
}

it('shows free delivery beside the struck-through charge', () => {
  const amount = amountOf('Delivery charge')
  expect(amount?.textContent).toContain('Free')
  expect(amount?.querySelector('del')?.textContent).toContain('₹49')
})
