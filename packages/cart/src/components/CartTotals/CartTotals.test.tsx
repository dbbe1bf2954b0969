import { fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createCartHarness } from '../../fixtures/createCartHarness.ts'
import { richCart } from '../../fixtures/richCart.ts'
import { cartWithOffers } from '../../fixtures/sampleCart.ts'
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

it('can remove a coupon that has no row because it has no effect on this cart', () => {
  const scene = createCartHarness({ server: cartWithOffers('BELOWMINIMUM') })
  const cart = { ...cartWithOffers('BELOWMINIMUM'), isUpdating: false }
  render(
    <CartProvider store={scene.store}>
      <CartTotals cart={cart} headingRef={createRef()} />
    </CartProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Remove coupon BELOWMINIMUM' }))
  expect(scene.store.getState().pending).toEqual([{ kind: 'coupon', code: '' }])
})
