import type { Page } from '@playwright/test'
import { addOpenProductToCart, expect, newEmail, signUp, test } from './fixtures.ts'
import { addToCartByApi, chooseLocationByCookie } from './prepare.ts'
import { waitForNetworkQuiet } from './waitForNetworkQuiet.ts'

const line = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
    .last()

test('a cake with its options is shared by its URL, and added to the cart unchanged', {
  tag: ['@pdp', '@cart'],
}, async ({ page, store }) => {
  await chooseLocationByCookie(page, store.origin)
  await page.goto(`${store.origin}/p/cake/black-forest-cake`)
  await expect(page.getByRole('radio', { name: '0.5 Kg' })).toBeChecked()
  await page.getByRole('radio', { name: /^1 Kg/ }).check()
  await page.getByRole('checkbox', { name: /Eggless/ }).check()
  await expect(page.getByText('₹1,099').first()).toBeVisible()
  await expect(page).toHaveURL(/\?choose=10-2_6-1$/)
  await page.reload()
  await expect(page.getByRole('radio', { name: /^1 Kg/ })).toBeChecked()
  await expect(page.getByText('₹1,099').first()).toBeVisible()

  await page.getByRole('textbox', { name: /Message on Cake/ }).fill('Happy Birthday Asha')
  await addOpenProductToCart(page)
  await page.getByRole('link', { name: 'Go to cart' }).click()

  const cake = line(page, 'Black Forest Cake')
  for (const given of ['1 Kg', 'Eggless', 'Happy Birthday Asha', '₹1,099'])
    await expect(cake.getByText(given).first()).toBeVisible()

  await cake.getByRole('button', { name: /^Edit Personalised Text/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Personalised Text' })
  const words = dialog.getByRole('textbox')
  await words.fill("Asha's day & all the best for 30")
  await expect(words).toHaveValue('Ashas day & all the best ')
  await expect(dialog.getByText('Maximum 25 characters allowed')).toBeVisible()
  await words.fill('Happy 30 Asha')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Your message has been updated successfully.')).toBeVisible()
  await page.reload()
  await expect(line(page, 'Black Forest Cake').getByText('Happy 30 Asha')).toBeVisible()
})

test('a removed gift is restored with its text, and a gift saved for later stays saved', {
  tag: '@cart',
}, async ({ page, store }) => {
  await chooseLocationByCookie(page, store.origin)
  await page.goto(`${store.origin}/p/cake/chocolate-truffle-cake`)
  await page.getByRole('textbox', { name: /Message on Cake/ }).fill('For Vikram')
  await addOpenProductToCart(page)
  await addToCartByApi(page, store.origin, '/p/flower/red-roses-bouquet')
  await page.goto(`${store.origin}/cart`)

  await page.getByRole('button', { name: 'Remove Chocolate Truffle Cake' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Chocolate Truffle Cake was removed.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo removing Chocolate Truffle Cake' }).click()
  await expect(line(page, 'Chocolate Truffle Cake').getByText('For Vikram')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()

  await page.getByRole('button', { name: 'Save for later: Chocolate Truffle Cake' }).click()
  await expect(page.getByRole('heading', { name: 'Saved for later' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Move to cart: Chocolate Truffle Cake' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(line(page, 'Chocolate Truffle Cake').getByText('For Vikram')).toBeVisible()
})

test('a combo is changed as a whole or in one part, and removed as a whole', { tag: '@cart' }, async ({
  page,
  store,
}) => {
  await addToCartByApi(page, store.origin, '/p/combo/roses-and-chocolates-combo')
  await page.goto(`${store.origin}/cart`)
  const replicate = page.getByRole('dialog', { name: 'Replicate Items' })
  const more = page.getByRole('button', { name: 'Increase quantity of Six Red Roses' })
  await more.click()
  await expect(replicate.getByText('Do you want to replicate this change to all products?')).toBeVisible()
  await replicate.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
  await more.click()
  await replicate.getByRole('button', { name: 'No' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible()
  // Two combos, and one more bouquet at its own price.
  await expect(page.getByText('₹2,747').first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove Roses and Chocolates' }).click()
  await page.getByRole('dialog', { name: 'Remove from cart' }).getByRole('button', { name: 'No' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove Roses and Chocolates' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText("Hey, cart bag seems to be empty, Let's add some items.")).toBeVisible()
})

test('a free gift can be removed and added again, and an add-on is removed with its gift', {
  tag: '@cart',
}, async ({ page, store }) => {
  await addToCartByApi(page, store.origin, '/p/flower/fifty-red-roses-basket')
  await page.goto(`${store.origin}/cart`)
  await page.getByRole('button', { name: 'Remove Marigold Seed Packet' }).click()
  await expect(page.getByText('Not included')).toBeVisible()
  // The change is shown immediately, while the request is on its way to the server.
  await waitForNetworkQuiet(page)
  await page.reload()
  await expect(page.getByText('Not included')).toBeVisible()
  await page.getByRole('button', { name: 'Add Marigold Seed Packet' }).click()
  await expect(page.getByText('Not included')).toBeHidden()

  const offered = page.getByRole('region', { name: 'Add something more to your gift' })
  const add = offered.getByRole('button', { name: /^Add / }).first()
  const name = ((await add.getAttribute('aria-label')) ?? '').replace(/^Add /, '')
  await add.click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Fifty Red Roses in a Basket' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo removing Fifty Red Roses in a Basket' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('a gift is moved from the cart to the favorites after a login', {
  tag: ['@cart', '@account', '@login-dialog'],
}, async ({ page, store }) => {
  await addToCartByApi(page, store.origin, '/p/gift/teddy-with-heart')
  await page.goto(`${store.origin}/cart`)
  await page.getByRole('button', { name: /^Remove Teddy/ }).click()
  await page
    .getByRole('dialog', { name: 'Remove from cart' })
    .getByRole('button', { name: 'Add to Favorite' })
    .click()
  await signUp(page, store.origin, newEmail('favorite'))
  await expect(page.getByText("Hey, cart bag seems to be empty, Let's add some items.")).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Best sellers' })).toBeVisible()
  await page.getByRole('link', { name: 'Favorites' }).click()
  await expect(page.getByRole('link', { name: /Teddy/ }).first()).toBeVisible()
})

test('the mini cart opens over the page, by keyboard too, and returns focus', {
  tag: ['@desktop', '@cart'],
}, async ({ page, store }) => {
  await addToCartByApi(page, store.origin, '/p/cake/chocolate-truffle-cake')
  await page.goto(store.origin)
  const bag = page.getByRole('link', { name: 'Cart, 1 item' })
  await bag.focus()
  await page.keyboard.press('Enter')
  const glance = page.getByRole('dialog', { name: 'Your cart' })
  await expect(glance.getByText('Chocolate Truffle Cake')).toBeVisible()
  await expect(glance.getByText('₹749').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(glance).toBeHidden()
  await expect(bag).toBeFocused()
  await bag.click()
  await glance.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('Please login to place order')).toBeVisible()
})

test('an invalid coupon is rejected with a message, and a valid one is applied, kept and removed', {
  tag: '@cart',
}, async ({ page, store }) => {
  await addToCartByApi(page, store.origin, '/p/flower/fifty-red-roses-basket')
  await page.goto(`${store.origin}/cart`)
  await page.getByRole('button', { name: 'Have a coupon?' }).click()
  const code = page.getByRole('textbox', { name: 'Coupon code' })
  await code.fill('NOSUCH')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(/.+/)
  await expect(code).toHaveValue('NOSUCH')
  await code.fill('gifts5')
  await code.press('Enter')
  const bill = page.getByRole('region', { name: 'Bill summary' })
  await expect(bill.getByText('Coupon GIFTS5')).toBeVisible()
  await expect(bill.getByText('₹2,399')).toBeVisible()
  await page.reload()
  await expect(bill.getByText('₹2,399')).toBeVisible()
  await bill.getByRole('button', { name: 'Remove coupon GIFTS5' }).click()
  await expect(bill.getByText('₹2,499').first()).toBeVisible()
})
