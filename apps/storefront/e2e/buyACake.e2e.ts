import { choosePlace } from './choosePlace.ts'
import {
  addOpenProductToCart,
  expect,
  newEmail,
  signUp,
  skipAddOns,
  test,
  waitForCheckoutHydration,
} from './fixtures.ts'

test('a shopper buys a cake, and all data is kept when the store restarts', {
  tag: ['@storefront', '@pdp', '@delivery-location', '@cart', '@login-dialog', '@account'],
}, async ({ page, store }) => {
  const email = newEmail('cake')

  await page.goto(store.origin)
  await page.getByRole('link', { name: 'Chocolate Truffle Cake' }).first().click()
  await expect(page).toHaveURL(`${store.origin}/p/cake/chocolate-truffle-cake`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chocolate Truffle Cake')

  await choosePlace(page, '560001')
  await expect(page.getByRole('main').getByText('Bengaluru, 560001').first()).toBeVisible()
  await expect(page.getByRole('banner').getByText('Bengaluru, 560001')).toBeVisible()
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await expect(page.getByText(/Arrives (\w+, )?\w{3}, \d{1,2} \w{3}/)).toBeVisible()

  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await skipAddOns(page)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  const glance = page.getByRole('dialog', { name: 'Your cart' })
  await expect(glance.getByText('Chocolate Truffle Cake')).toBeVisible()
  await glance.getByRole('link', { name: 'View cart' }).click()

  await expect(page).toHaveTitle('Cart | Marigold')
  await expect(page.getByRole('link', { name: 'Chocolate Truffle Cake' })).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).first().click()

  await expect(page.getByRole('dialog').getByText('Please login to place order')).toBeVisible()
  await signUp(page, store.origin, email)

  await waitForCheckoutHydration(page)
  await expect(page.getByRole('textbox', { name: 'Pincode' })).toHaveValue('560001')
  await page.getByRole('textbox', { name: 'Full name' }).fill('Vikram Iyer')
  await page.getByRole('textbox', { name: /Mobile number/ }).fill('9812345678')
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Church Street')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Asha')
  await page.getByRole('textbox', { name: 'Message on the card' }).fill('Happy birthday!')
  await page.getByRole('button', { name: /^Place order/ }).dblclick()

  await expect(page).toHaveURL(/\/order\//)
  const number = page.getByText(/^MG-[A-Z2-9]{8}$/)
  await expect(number).toBeVisible()
  const placed = { url: page.url(), number: (await number.textContent()) ?? '' }

  await page.goto(`${store.origin}/p/plant/jade-plant-in-pot`)
  // A tap before the location is checked moves focus to its field.
  await addOpenProductToCart(page)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()

  await store.restart()

  await page.goto(placed.url)
  await expect(page.getByText(placed.number)).toBeVisible()
  await expect(page.getByText('Happy birthday!')).toBeVisible()
  await page.goto(`${store.origin}/cart`)
  await expect(page.getByRole('link', { name: 'Jade Plant in a Terracotta Pot' })).toBeVisible()
  await expect(page.getByText('Hi, Asha')).toBeVisible()
})
