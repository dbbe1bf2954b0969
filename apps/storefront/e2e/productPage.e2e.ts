import type { Page } from '@playwright/test'
import { choosePlace } from './choosePlace.ts'
import { addOpenProductToCart, expect, test } from './fixtures.ts'
import { chooseLocationByCookie } from './prepare.ts'
import { waitForHydration } from './waitForHydration.ts'

const cake = '/p/cake/chocolate-truffle-cake'
const roses = '/p/flower/red-roses-bouquet'

/** Interacts with the page, so that the deferred sections load. */
async function interact(page: Page): Promise<void> {
  await page.mouse.move(20, 20)
  await page.mouse.wheel(0, 400)
}

test('the URL contains the chosen options: a reload, Back and a link restore them', {
  tag: '@pdp',
}, async ({ page, store, context }) => {
  await page.goto(`${store.origin}${cake}`)
  const weight = page.getByRole('radio', { name: /^2 Kg/ })
  // A selection made before hydration is reset briefly, until its event is replayed.
  await waitForHydration(weight)
  await weight.check()
  await expect(page).toHaveURL(/[?&]choose=10-/)
  // The number of servings.
  await expect(page.getByText(/20-22/).first()).toBeVisible()
  const price = page.getByRole('heading', { level: 1 }).locator('..').getByText('₹').first()
  const shown = await price.textContent()

  await page.reload()
  await expect(weight).toBeChecked()
  await expect(price).toHaveText(shown ?? '')

  await page.goto(`${store.origin}/cakes`)
  await page.goBack()
  await expect(page.getByRole('radio', { name: /^2 Kg/ })).toBeChecked()

  const friend = await context.newPage()
  await friend.goto(page.url())
  await expect(friend.getByRole('radio', { name: /^2 Kg/ })).toBeChecked()
  await friend.close()
})

test('an invalid URL selects nothing, and the gift can still be bought', { tag: '@pdp' }, async ({
  page,
  store,
}) => {
  await chooseLocationByCookie(page, store.origin)
  await page.goto(`${store.origin}${cake}?choose=10-999_x-%00_77-1`)
  await expect(page.getByRole('radio', { name: /^1 Kg/ })).toBeChecked()
  await addOpenProductToCart(page)
})

test('the delivery date is shown with its cut-off time', { tag: '@pdp' }, async ({ page, store }) => {
  await page.goto(`${store.origin}${cake}`)
  await choosePlace(page, '560001')
  const news = page.getByRole('status').filter({ hasText: 'Awesome, We deliver to this location' })
  await expect(news).toContainText(/Arrives (today|tomorrow), \w{3}, \d{1,2} \w{3}/)
  await expect(news).toContainText(/Order by 20:00 (today|tomorrow)/)
})

test('a gift links to the pages of all its reviews, which link back to it', { tag: '@pdp' }, async ({
  page,
  store,
}) => {
  await page.goto(`${store.origin}${roses}`)
  await interact(page)
  await page.getByRole('link', { name: 'View more' }).click()
  await expect(page).toHaveURL(/\/reviews\/p\/1001\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Reviews of/ })).toBeVisible()
  await page.getByRole('link', { name: 'Fewest stars' }).click()
  await expect(page).toHaveURL(/\?sort=lowest$/)
  await expect(page.getByRole('link', { name: 'Fewest stars' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'See this gift' }).click()
  await expect(page).toHaveURL(`${store.origin}${roses}`)
})

test('the deferred sections hydrate and load two more reviews and more gifts', { tag: '@pdp' }, async ({
  page,
  store,
}) => {
  await page.goto(`${store.origin}${roses}`)
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true })
  await expect(reviews.getByRole('listitem')).toHaveCount(2)
  await interact(page)
  await expect(page.getByRole('heading', { name: 'Recommended for you' })).toBeVisible()
  await reviews.getByRole('button', { name: 'Read More' }).click()
  await expect(reviews.getByRole('listitem')).toHaveCount(4)
})

test('the sticky buy bar appears when a resized window shows only the part below the buttons', {
  tag: ['@desktop', '@pdp'],
}, async ({ page, store }) => {
  await page.setViewportSize({ width: 700, height: 800 })
  await page.goto(`${store.origin}${roses}`)
  await interact(page)
  await waitForHydration(page.getByRole('button', { name: 'Read More' }))
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(
    page.getByRole('region', { name: 'Buy' }).getByRole('button', { name: 'Buy Now' }),
  ).toBeVisible()
})

test('a guest is led to a login for reward points', { tag: ['@pdp', '@login-dialog'] }, async ({
  page,
  store,
}) => {
  await page.goto(`${store.origin}${roses}`)
  await interact(page)
  // Until the code of the reward points is loaded, their link leads to the account page, which requests a login as
  // well.
  await expect(page.getByRole('heading', { name: 'Recommended for you' })).toBeVisible()
  await page.getByRole('link', { name: 'Login to redeem Reward points' }).click()
  await expect(page.getByRole('dialog')).toContainText('Please login to redeem reward points')
})

test('a corporate gift links to the enquiry form, which contains its name', {
  tag: ['@pdp', '@corporate'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/p/gift/corporate-diary-set`)
  await expect(page.getByText('Minimum Order Quantity: 25')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
  await page.getByRole('link', { name: 'ENQUIRY NOW' }).locator('visible=true').first().click()
  await expect(page).toHaveURL(/\/corporate-gifts\?product_url=%2Fp%2Fgift%2Fcorporate-diary-set/)
})

test.describe('the product page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is complete up to the options, and its reviews are paginated', { tag: '@pdp' }, async ({
    page,
    store,
  }) => {
    await page.goto(`${store.origin}${roses}`)
    for (const name of ['Reviews', 'Make this gift extra special', 'Similar products', 'Quick links'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.getByText('Login to redeem Reward points')).toBeVisible()
    await page.goto(`${store.origin}/reviews`)
    const first = await page.getByRole('main').getByRole('listitem').last().textContent()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(`${store.origin}/reviews?page=2`)
    await expect(page.getByText(/Page 2 of/)).toBeVisible()
    expect(await page.getByRole('main').getByRole('listitem').last().textContent()).not.toBe(first)
    expect((await page.goto(`${store.origin}/reviews?page=999`))?.status()).toBe(404)
  })
})

test('the URL of a campaign is noindex, and the plain URL is indexed', { tag: '@pdp' }, async ({
  page,
  store,
}) => {
  await page.goto(`${store.origin}${roses}?src=mkt-mailer`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow')
  await page.goto(`${store.origin}${roses}`)
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})
