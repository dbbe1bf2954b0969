import { expect, test } from './fixtures.ts'
import { chooseLocationByCookie } from './prepare.ts'
import { waitForNetworkQuiet } from './waitForNetworkQuiet.ts'

const cake = '/p/cake/chocolate-truffle-cake'

test('a shopper adds a candle and a card, loses the network, and gets each of them once', {
  tag: ['@pdp', '@cart'],
}, async ({ page, store }) => {
  await chooseLocationByCookie(page, store.origin)
  await page.goto(`${store.origin}${cake}`)
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()

  const panel = page.getByRole('dialog').first()
  await expect(page).toHaveURL(/[?&]page=1/)
  await panel.getByRole('button', { name: 'Add Number Candle' }).click()
  const candle = page.getByRole('dialog', { name: 'Which number?' })
  await candle.getByRole('textbox', { name: 'Number' }).fill('101')
  await candle.getByRole('button', { name: 'Add candle' }).click()
  await expect(candle.getByText('Please enter a number between 1 and 100')).toBeVisible()
  await candle.getByRole('textbox', { name: 'Number' }).fill('25')
  await candle.getByRole('button', { name: 'Add candle' }).click()
  await expect(panel.getByText('Number 25')).toBeVisible()

  await panel.getByRole('tab', { name: 'A Word and a Wrap' }).click()
  await panel.getByRole('button', { name: 'Add Greeting Card' }).click()
  const card = page.getByRole('dialog', { name: 'Add a greeting card' })
  await card.getByRole('combobox', { name: 'Occasion' }).selectOption('Birthday')
  await card.getByRole('textbox', { name: /Message on the card/ }).fill('With love')
  await card.getByRole('button', { name: 'Add card' }).click()

  await waitForNetworkQuiet(page)
  await page.context().setOffline(true)
  await panel.getByRole('button', { name: 'Continue' }).click()
  await expect(panel.getByText('Something went wrong, Please try again...')).toBeVisible()
  await expect(panel.getByText('For: Birthday')).toBeVisible()
  await page.context().setOffline(false)
  await panel.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByText('Selected Product added to Cart.').first()).toBeVisible()
  await expect(page).not.toHaveURL(/page=1/)
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await page.goto(`${store.origin}/cart`)
  await expect(page.getByRole('main').getByText('Birthday').first()).toBeVisible()
  await expect(page.getByText('With love').first()).toBeVisible()
})

test('Back closes the add-on panel, a reload keeps the selection, and Buy Now leads to the cart', {
  tag: ['@pdp', '@cart'],
}, async ({ page, store }) => {
  await chooseLocationByCookie(page, store.origin)
  await page.goto(`${store.origin}${cake}`)
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await page
    .getByRole('textbox', { name: /Message on/ })
    .first()
    .fill('For Asha')
  await page.getByRole('button', { name: /^Buy Now/ }).click()
  const panel = page.getByRole('dialog').first()
  await panel.getByRole('button', { name: 'Add Number Candle' }).waitFor()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${cake}(?!.*page=1)`))

  await page.reload()
  await page.mouse.move(10, 10)
  await expect(page.getByRole('textbox', { name: /Message on/ }).first()).toHaveValue('For Asha')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await page.getByRole('button', { name: /^Buy Now/ }).click()
  await page.getByRole('dialog').first().getByRole('button', { name: 'Skip' }).click()
  await expect(page).toHaveURL(`${store.origin}/cart`)
  await expect(page.getByText('For Asha').first()).toBeVisible()
})
