import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { messageOf } from '../../fixtures/cartCommands.ts'
import { createCartHarness } from '../../fixtures/createCartHarness.ts'
import { richCart, richLines } from '../../fixtures/richCart.ts'
import { CartProvider } from '../../react/CartProvider.tsx'
import { CartStatusRegion } from './CartStatusRegion.tsx'

const { birthdayCake } = richLines

it('announces a change again that has the same text as the one before', async () => {
  const scene = createCartHarness({ server: richCart() })
  const { container } = render(
    <CartProvider store={scene.store}>
      <CartStatusRegion />
    </CartProvider>,
  )
  const save = (text: string) =>
    act(async () => {
      scene.openMessageDialog(birthdayCake.id, messageOf(birthdayCake)?.id ?? expect.unreachable())
      scene.saveMessage(text)
    })
  await save('For Asha')
  expect(screen.getByRole('status').textContent).toBe('Your message for Black Forest Cake is saved')
  let changes = 0
  const observer = new MutationObserver((records) => {
    changes += records.length
  })
  observer.observe(container, { childList: true, characterData: true, subtree: true })
  await save('For Ravi')
  expect(screen.getByRole('status').textContent).toBe('Your message for Black Forest Cake is saved')
  expect(changes).toBeGreaterThan(0)
})
