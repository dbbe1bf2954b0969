import type { Locator, Page } from '@playwright/test'
import { expect, newEmail, placeOrder, test } from './fixtures.ts'
import { chooseLocationByCookie, signUpByApi } from './prepare.ts'
import { waitForNetworkQuiet } from './waitForNetworkQuiet.ts'

const address = '/hamper/create-your-hamper'

/** Returns the visible buttons of the next step: in the bar on a phone, in the summary on a desktop. */
const wayOn = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true })

const add = (page: Page, title: string) => page.getByRole('button', { name: `Add ${title}` }).click()

/** Fills a hamper according to its rules, up to the review step. */
async function fill(page: Page): Promise<void> {
  await add(page, 'Small Box of Chocolates')
  await add(page, 'Two Bars of Chocolate')
  await wayOn(page, 'Next').click()
  await add(page, 'Small Teddy, 15 cm')
  await wayOn(page, 'Next').click()
  await wayOn(page, 'Next').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Review' })).toBeVisible()
}

test('a hamper is filled, bought, changed in the cart and ordered', {
  tag: ['@hamper-builder', '@cart', '@account'],
}, async ({ page, store }) => {
  await signUpByApi(page, store.origin, newEmail('hamper'))
  await chooseLocationByCookie(page, store.origin)
  await page.goto(`${store.origin}/p/hamper/create-your-hamper`)
  await expect(page.getByRole('banner').getByText('Bengaluru, 560001')).toBeVisible()
  // Content that the first interaction loads may move another link to this position between press and release.
  await page.mouse.move(20, 20)
  await waitForNetworkQuiet(page)
  await page.getByRole('link', { name: 'Create Your Hamper' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(`${store.origin}${address}`)

  // Deliverable products load first, and the button is busy until then.
  await expect(async () => {
    await wayOn(page, 'Next').click()
    const fault = page.getByText('Please select an item to proceed').filter({ visible: true })
    await expect(fault).toBeVisible({ timeout: 1000 })
  }).toPass()
  await fill(page)
  await page.getByRole('textbox', { name: /A word to the receiver/ }).fill('For Asha')
  await expect(page).toHaveURL(/hamper=4-1\.9007_1\.9008_2\.9011$/)
  await page.reload()
  await expect(page.getByRole('textbox', { name: /A word to the receiver/ })).toHaveValue('For Asha')
  await wayOn(page, 'Buy Now').dblclick()

  await expect(page).toHaveURL(`${store.origin}/cart`)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  const holds = page.getByRole('list', { name: 'In Create Your Own Hamper' })
  await expect(holds.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText('₹1,696').first()).toBeVisible()
  await expect(page.getByText('For Asha')).toBeVisible()

  await holds.getByRole('link', { name: /Small Teddy/ }).click()
  await expect(page.getByText('You are changing a hamper in your cart')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Something to keep' })).toBeVisible()
  await add(page, 'Six Scented Tealights')
  await wayOn(page, 'Next').click()
  await wayOn(page, 'Next').click()
  await wayOn(page, 'Save changes').click()
  await expect(page).toHaveURL(`${store.origin}/cart`)
  await expect(holds.getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page.getByText('₹1,845').first()).toBeVisible()

  await page.getByRole('button', { name: 'Place order' }).first().click()
  await placeOrder(page)
  await expect(page.getByText('Create Your Own Hamper').first()).toBeVisible()
  await expect(page.getByText(/Six Scented Tealights/).first()).toBeVisible()
})

test('a hamper is filled with the keyboard alone', { tag: ['@desktop', '@hamper-builder'] }, async ({
  page,
  store,
}) => {
  await page.goto(`${store.origin}${address}`)
  await page.waitForLoadState('networkidle')
  const press = async (target: Locator) => {
    await target.focus()
    await page.keyboard.press('Enter')
  }
  await press(page.getByRole('button', { name: 'Add Small Box of Chocolates' }))
  await expect(page.getByRole('button', { name: 'One more of Small Box of Chocolates' })).toBeFocused()
  await press(wayOn(page, 'Next'))
  await expect(page.getByRole('heading', { level: 2, name: 'Something to keep' })).toBeFocused()
  await press(page.getByRole('button', { name: 'Add Small Teddy, 15 cm' }))
  await press(wayOn(page, 'Next'))
  await press(wayOn(page, 'Next'))
  await press(wayOn(page, 'Add to Cart'))
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('a filled hamper is shared by its URL, and invalid parts of a URL are dropped', {
  tag: '@hamper-builder',
}, async ({ page, store }) => {
  await page.goto(`${store.origin}${address}?hamper=4-1.9007*2_2.9011`)
  await expect(page.getByRole('heading', { level: 2, name: 'Review' })).toBeVisible()
  await expect(page.getByText('2 × Small Box of Chocolates').first()).toBeVisible()
  await page.goto(`${store.origin}${address}?hamper=4-1.9007*99_7.1&line=x`)
  await expect(page.getByRole('heading', { level: 2, name: 'Something to keep' })).toBeVisible()
  expect((await page.goto(`${store.origin}/hamper/there-is-none`))?.status()).toBe(404)
})
