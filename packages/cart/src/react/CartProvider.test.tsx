import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createCartHarness } from '../fixtures/createCartHarness.ts'
import { CartProvider, type CartProviderProps } from './CartProvider.tsx'
import { useCart } from './useCart.ts'

const drawn = vi.fn()
function Below() {
  const { messages } = useCart()
  drawn()
  return `${messages.placeOrder} · ${messages.toasts.failed} · ${messages.total}`
}
const below = <Below />

it('overrides single messages, and does not re-render for the same messages object', () => {
  const { store } = createCartHarness({})
  const words = { placeOrder: 'Order now', toasts: { failed: 'Please try again' } }
  const page = (messages: CartProviderProps['messages']) => (
    <CartProvider store={store} messages={messages}>
      {below}
    </CartProvider>
  )
  const { rerender } = render(page(words))
  expect(screen.getByText('Order now · Please try again · Total')).toBeTruthy()
  rerender(page(words))
  expect(drawn).toHaveBeenCalledOnce()
  rerender(page(undefined))
  expect(screen.getByText(/^Place order · /)).toBeTruthy()
  expect(drawn).toHaveBeenCalledTimes(2)
})
