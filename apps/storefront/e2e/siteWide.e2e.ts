import type { Page } from '@playwright/test'
import { expect, newEmail, placeOrder, test } from './fixtures.ts'
import { addToCartByApi, signUpByApi } from './prepare.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

/** Returns the page's data layer, in order. */
const reported = (page: Page) => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []))

test('all prices change to another currency immediately, and the order is charged in rupees', {
  tag: ['@storefront', '@pdp', '@cart', '@account'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/p/cake/chocolate-truffle-cake`)
  await expect(page.getByText('₹749').first()).toBeVisible()
  await footer(page).getByLabel('Show prices in').selectOption('USD')
  await footer(page).getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByText('$8.46').first()).toBeVisible()
  await page.goto(`${store.origin}/cakes`)
  await expect(page.getByText('$8.46').first()).toBeVisible()
  await signUpByApi(page, store.origin, newEmail('dollars'))
  await addToCartByApi(page, store.origin, '/p/cake/chocolate-truffle-cake')
  await page.goto(`${store.origin}/cart`)
  await expect(page.getByText('$8.46').first()).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await expect(page).toHaveURL(/\/checkout\?key=/)
  await expect(page.getByText(/^You pay in Indian rupees: ₹749, which is about \$8\.46/)).toBeVisible()
  await placeOrder(page)
  await expect(page.getByText('In USD, at that day’s rate')).toBeVisible()
  await expect(page.getByText('about $8.46')).toBeVisible()
})

test(
  'the footer links to its pages, and to the app for this device',
  { tag: ['@storefront', '@both'] },
  async ({ page, store }, { project }) => {
    await page.goto(`${store.origin}/cakes`)
    const isPhone = project.name === 'phone'
    const app = footer(page).getByRole('link', { name: 'Get the app on Google Play' })
    await expect(app).toHaveAttribute('href', new RegExp(`footer-${isPhone ? 'mobile' : 'desktop'}$`))
    if (isPhone) await footer(page).getByRole('heading', { name: 'Help' }).click()
    await footer(page).getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ')
    await page.getByText('When will my gift arrive?').click()
    await expect(page.getByText(/Enter the city or pincode/)).toBeVisible()
  },
)

test('a view of the app links is tracked at most once a second, and only with consent', {
  tag: '@storefront',
}, async ({ page, store }) => {
  await page.context().addCookies([{ name: 'consent', value: '110', url: store.origin }])
  await page.goto(`${store.origin}/cakes`)
  await page.mouse.move(10, 10)
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect(await reported(page)).toContain('app_download_seen')
  }).toPass()
})

test('an unknown URL shows a friendly message with further links, and is tracked', {
  tag: '@storefront',
}, async ({ page, store }) => {
  await page.context().addCookies([{ name: 'consent', value: '110', url: store.origin }])
  const answer = await page.goto(`${store.origin}/nothing/here`)
  expect(answer?.status()).toBe(404)
  for (const address of ['/p/cake/no-such-cake', '/account/treasure'])
    expect((await page.request.get(store.origin + address)).status(), address).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect(page.getByText("But it's OK, We Got You")).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Find your new favourites' })).toBeVisible()
  await expect(async () => {
    await page.mouse.move(Math.random() * 100, 10)
    expect((await reported(page)).split('not_found_shown')).toHaveLength(2)
  }).toPass()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(`${store.origin}/`)
})

test('a tap on a gift in a list stores the list and the position in cookies', {
  tag: '@storefront',
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/cakes`)
  await page.mouse.move(10, 10)
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('session_start=')
  await page.getByRole('link', { name: 'Chocolate Truffle Cake' }).first().click()
  await expect(page).toHaveURL(/\/p\/cake\/chocolate-truffle-cake/)
  const cookies = await page.evaluate(() => document.cookie)
  for (const text of ['click_order_source=cakes', 'clicked_from=cakes', 'product_referer=%2Fcakes'])
    expect(cookies).toContain(text)
  expect(cookies).toMatch(/product_clicked_position=\d+/)
})
