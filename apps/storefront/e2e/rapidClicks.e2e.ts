import { choosePlace } from './choosePlace.ts'
import {
  addOpenProductToCart,
  expect,
  logOut,
  newEmail,
  placeOrder,
  skipAddOns,
  test,
  waitForCheckoutHydration,
} from './fixtures.ts'
import { addToCartByApi, chooseLocationByCookie, signUpByApi } from './prepare.ts'
import { waitForHydration } from './waitForHydration.ts'
import { waitForNetworkQuiet } from './waitForNetworkQuiet.ts'

const cake = '/p/cake/chocolate-truffle-cake'

test('a double click adds one unit, and quick clicks on the plus button stop at ten units', {
  tag: ['@pdp', '@cart'],
}, async ({ page, store }) => {
  await chooseLocationByCookie(page, store.origin)
  await page.goto(`${store.origin}${cake}`)
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).dblclick()
  await skipAddOns(page)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.goto(`${store.origin}/cart`)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  const more = page.getByRole('button', { name: 'Increase quantity of Chocolate Truffle Cake' })
  await waitForHydration(more)
  for (let n = 0; n < 12; n += 1) await more.click({ force: true })
  await expect(page.getByText('Minimum quantity 10')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 10 items' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Cart, 10 items' })).toBeVisible()
  await expect(page.getByText('₹7,490').first()).toBeVisible()
})

test('going back to the cart shows its current content', { tag: '@cart' }, async ({ page, store }) => {
  await addToCartByApi(page, store.origin, cake)
  await page.goto(`${store.origin}/cart`)
  await page.getByRole('link', { name: 'Marigold' }).click()
  await page.goto(`${store.origin}/p/flower/red-roses-bouquet`)
  await addOpenProductToCart(page)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(`${store.origin}/cart`)
  await expect(page.getByRole('link', { name: 'Twelve Red Roses Bouquet' })).toBeVisible()
})

test('a line is removed only after a confirmation, and then the cart is shown as empty', {
  tag: '@cart',
}, async ({ page, store }) => {
  await addToCartByApi(page, store.origin, cake)
  await page.goto(`${store.origin}/cart`)
  await page.getByRole('button', { name: 'Decrease quantity of Chocolate Truffle Cake' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove from cart' })
  await expect(dialog.getByText('Are you sure you want to remove "Chocolate Truffle Cake?"')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByRole('button', { name: 'Decrease quantity of Chocolate Truffle Cake' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText("Hey, cart bag seems to be empty, Let's add some items.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
})

test('the browser asks for confirmation natively if the dialog fails to load', { tag: '@cart' }, async ({
  page,
  store,
}) => {
  await addToCartByApi(page, store.origin, cake)
  await page.route('**/RemoveDialog-*.js', (route) => route.abort())
  await page.goto(`${store.origin}/cart`)
  const requests: string[] = []
  page.once('dialog', (dialog) => {
    requests.push(dialog.message())
    void dialog.accept()
  })
  await page.getByRole('button', { name: 'Remove Chocolate Truffle Cake' }).click()
  await expect(page.getByText("Hey, cart bag seems to be empty, Let's add some items.")).toBeVisible()
  expect(requests).toEqual(['Are you sure you want to remove "Chocolate Truffle Cake?"'])
})

test('a tap that fails offline works once the network is back, and nothing is lost', {
  tag: ['@pdp', '@cart'],
}, async ({ page, store, context }) => {
  await page.goto(`${store.origin}${cake}`)
  // The page's tap handlers load on the first interaction, and the delivery dates last.
  const days = page.waitForResponse(/\/product-settings/)
  await choosePlace(page, '560001')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await days
  await waitForNetworkQuiet(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(
    page.getByText('Something went wrong, Please try again...').locator('visible=true').first(),
  ).toBeVisible()
  await context.setOffline(false)
  // The page reloads immediately if a script was missing.
  await waitForNetworkQuiet(page)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await skipAddOns(page)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('a script that failed to load is loaded again with the second tap', {
  tag: ['@storefront', '@login-dialog'],
}, async ({ page, store }) => {
  await page.goto(store.origin)
  await page.route('**/login-dialog-*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Something went wrong, Please try again...')).toBeVisible()
  await page.unroute('**/login-dialog-*.js')
  const loadedAnew = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Login' }).click()
  await loadedAnew
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toBeFocused()
})

test('text typed at the receiver step survives a reload, and going back after the order leads to the order', {
  tag: '@account',
}, async ({ page, store }) => {
  await signUpByApi(page, store.origin, newEmail('back'))
  await addToCartByApi(page, store.origin, cake)
  await page.goto(`${store.origin}/cart`)
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await waitForCheckoutHydration(page)
  await page.getByRole('textbox', { name: 'Full name' }).fill('Vikram Iyer')
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Church Street')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Vikram Iyer')
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('12 Church Street')
  await page.getByRole('textbox', { name: /Mobile number/ }).fill('9812345678')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/order\//)
  const order = page.url()

  await page.goBack()
  await expect(page).toHaveURL(order)
  await page.goto(`${store.origin}/cart`)
  await expect(page.getByText("Hey, cart bag seems to be empty, Let's add some items.")).toBeVisible()
})

// login.e2e.ts tests a login in another tab.
test('another tab updates after a cart change and a log-out', {
  tag: ['@cart', '@storefront'],
}, async ({ page, store, context }) => {
  await signUpByApi(page, store.origin, newEmail('tabs'))
  await chooseLocationByCookie(page, store.origin)
  const other = await context.newPage()
  await other.goto(`${store.origin}/faq`)
  await page.goto(`${store.origin}${cake}`)
  await addOpenProductToCart(page)
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await logOut(page)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
})

test('going back after a log-out shows neither the order nor the typed text', {
  tag: ['@account', '@storefront'],
}, async ({ page, store }) => {
  await signUpByApi(page, store.origin, newEmail('leaving'))
  await addToCartByApi(page, store.origin, cake)
  await page.goto(`${store.origin}/cart`)
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await placeOrder(page)
  await expect(page.getByText('12 Church Street')).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL(`${store.origin}/`)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'This order belongs to an account' })).toBeVisible()
  await expect(page.getByText('12 Church Street')).toHaveCount(0)
})

test('going back after a log-out reloads the account page', {
  tag: ['@account', '@storefront'],
}, async ({ page, store }) => {
  const email = newEmail('leaving')
  await signUpByApi(page, store.origin, email)
  await page.goto(`${store.origin}/account/profile`)
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL(`${store.origin}/`)
  await page.goBack()
  // A document from the HTTP cache would contain the email address in its data.
  expect(await page.content()).not.toContain(email)
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeVisible()
})
