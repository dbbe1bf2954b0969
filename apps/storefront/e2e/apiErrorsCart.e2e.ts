import type { Page } from '@playwright/test'
import { assertErrorState, assertSingleRequestWhileSlow } from './faults/assertErrorState.ts'
import { injectFault } from './faults/injectFault.ts'
import { expect, test } from './fixtures.ts'
import { addToCartByApi } from './prepare.ts'

const basket = 'Fifty Red Roses in a Basket'

const count = (page: Page, words: string) => expect(page.getByRole('link', { name: words })).toBeVisible()

/** Closes earlier notifications, so that the next one is new. */
async function closeNotices(page: Page) {
  const notices = page.getByRole('button', { name: 'Close', exact: true }).filter({ visible: true })
  while ((await notices.count()) > 0) await notices.first().click()
}

test('a failed cart change is reported and rolled back, and the next tap retries it', {
  tag: ['@desktop', '@cart', '@matrix'],
}, async ({ page, store }) => {
  test.slow()
  await addToCartByApi(page, store.origin, '/p/cake/chocolate-truffle-cake')
  await addToCartByApi(page, store.origin, '/p/flower/fifty-red-roses-basket')
  await page.goto(`${store.origin}/cart`)
  await page.mouse.move(10, 10)
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await assertErrorState(page, 'cart.changeQuantity', {
    performAction: () => button(`Increase quantity of ${basket}`).click(),
    assertPreserved: async () => {
      await count(page, 'Cart, 2 items')
      await closeNotices(page)
    },
  })
  await assertSingleRequestWhileSlow(page, 'cart.changeQuantity', () =>
    button(`Increase quantity of ${basket}`).click(),
  )
  await count(page, 'Cart, 3 items')

  const words = page.getByRole('dialog', { name: 'Add Personalised Text' }).getByRole('textbox')
  const opener = button('Add Personalised Text: Chocolate Truffle Cake')
  await assertErrorState(page, 'cart.updateMessage', {
    performAction: async () => {
      await opener.click()
      await words.fill('For Asha')
      await button('Done').click()
    },
    assertPreserved: async () => {
      await closeNotices(page)
      await opener.click()
      await expect(words).toHaveValue('For Asha')
      await page.keyboard.press('Escape')
    },
  })
  await opener.click()
  await assertSingleRequestWhileSlow(page, 'cart.updateMessage', () => button('Done').dblclick())
  await expect(page.getByRole('main').getByText('For Asha').first()).toBeVisible()

  await assertErrorState(page, 'cart.setFreebie', {
    performAction: () => button('Remove Marigold Seed Packet').click(),
    assertPreserved: async () => {
      await expect(button('Remove Marigold Seed Packet')).toBeVisible()
      await closeNotices(page)
    },
  })

  await button('Have a coupon?').click()
  const code = page.getByRole('textbox', { name: 'Coupon code' })
  await code.fill('gifts5')
  await assertErrorState(page, 'cart.setCoupon', {
    performAction: () => code.press('Enter'),
    assertPreserved: async () => {
      await expect(code).toHaveValue('gifts5')
      await closeNotices(page)
    },
  })
  await assertSingleRequestWhileSlow(page, 'cart.setCoupon', () => button('Apply').dblclick())
  await expect(page.getByText('Coupon GIFTS5', { exact: true })).toBeVisible()

  const put = [
    ['cart.save', () => button(`Save for later: ${basket}`).click()],
    [
      'cart.remove',
      async () => {
        await button(`Remove ${basket}`).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
      },
    ],
  ] as const
  for (const [call, performAction] of put) {
    await assertErrorState(page, call, {
      performAction,
      assertPreserved: async () => {
        await expect(button(`Save for later: ${basket}`)).toBeVisible()
        await closeNotices(page)
      },
    })
  }
  await assertSingleRequestWhileSlow(page, 'cart.remove', put[1][1])
  await count(page, 'Cart, 1 item')

  await assertErrorState(page, 'cart.restore', {
    performAction: () => button(`Undo removing ${basket}`).click(),
    assertPreserved: () => count(page, 'Cart, 1 item'),
  })
  await assertSingleRequestWhileSlow(page, 'cart.restore', () => button(`Undo removing ${basket}`).click())
  await count(page, 'Cart, 3 items')
})

test('a failed change of a combo leaves the cart unchanged, and an emptied cart works without best sellers', {
  tag: ['@desktop', '@cart', '@matrix'],
}, async ({ page, store }) => {
  await addToCartByApi(page, store.origin, '/p/combo/roses-and-chocolates-combo')
  await page.goto(`${store.origin}/cart`)
  await page.mouse.move(10, 10)
  const more = page.getByRole('button', { name: 'Increase quantity of Six Red Roses' })
  await assertErrorState(page, 'cart.changeCombo', {
    performAction: async () => {
      await more.click()
      await page.getByRole('dialog', { name: 'Replicate Items' }).getByRole('button', { name: 'Yes' }).click()
    },
    assertPreserved: async () => {
      await count(page, 'Cart, 2 items')
      await closeNotices(page)
    },
  })
  const best = await injectFault(page, 'catalogue.bestSellers', 'failing')
  await page.getByRole('button', { name: 'Remove Roses and Chocolates' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText("Hey, cart bag seems to be empty, Let's add some items.")).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Browse Through Our Best Categories' })).toBeVisible()
  await best.remove()
})
