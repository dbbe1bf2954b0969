import { addDays, toIndianDate } from '@store/api-client/contract/date'
import { expect, test } from './fixtures.ts'
import { waitForHydration } from './waitForHydration.ts'

test('a category is filtered, sorted and paged without JavaScript', {
  tag: ['@storefront', '@both'],
}, async ({ browser, store }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${store.origin}/flowers`)
  const filters = page.getByText('Filters', { exact: true })
  if (await filters.isVisible()) await filters.click()
  await page.getByRole('checkbox', { name: /^Red/ }).check()
  await page.getByLabel('To ₹').fill('900')
  await page.getByRole('button', { name: 'Show gifts' }).click()
  await expect(page.getByRole('link', { name: 'Twelve Red Roses Bouquet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Blue Hydrangeas' })).toHaveCount(0)
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' })
  await page.getByRole('button', { name: 'Sort', exact: true }).click()
  await expect(page).toHaveURL(/sort=cheapest/)
  await page.getByRole('link', { name: 'Remove Up to ₹900' }).click()
  await expect(page).toHaveURL(/\/flowers\?colour=red&sort=cheapest$/)
  await page.goto(`${store.origin}/flowers`)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/flowers\?page=2$/)
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await context.close()
})

test('a category filters gifts by location and date of delivery, and reports an unknown location', {
  tag: '@storefront',
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/plants?place=Bengaluru`)
  await expect(page.getByRole('link', { name: 'Remove Delivered to Bengaluru' })).toBeVisible()
  await page.goto(`${store.origin}/plants?place=Nowhere`)
  await expect(page.getByText('No City Found for “Nowhere”')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Snake Plant' })).toBeVisible()
  await page.goto(`${store.origin}/plants?price_from=99999`)
  await expect(page.getByRole('heading', { name: 'No gifts match' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all Plants' }).click()
  await expect(page).toHaveURL(/\/plants$/)
})

test('gifts are sorted as soon as a sort order is selected', { tag: '@storefront' }, async ({
  page,
  store,
}) => {
  await page.goto(`${store.origin}/cakes`)
  await page.getByLabel('Sort by').selectOption({ label: 'Price: high to low' })
  await expect(page).toHaveURL(/sort=dearest/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/Cake/)
})

test('a search shows suggestions, corrects spelling, and stores recent searches only on this device', {
  tag: ['@storefront', '@both'],
}, async ({ page, store }) => {
  await page.goto(store.origin)
  const field = page.getByLabel('Search', { exact: true }).first()
  await field.click()
  await field.pressSequentially('choclate tru')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('option', { name: 'Chocolate Truffle Cake' })).toBeVisible()
  // The suggestions must not be covered by the page.
  for (const option of await list.getByRole('option').all()) await option.hover()
  await field.press('ArrowDown')
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await field.press('Escape')
  await expect(list).toHaveCount(0)
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “choclate tru”')
  await expect(page.getByText('Showing gifts for “chocolate tru')).toBeVisible()
  // It is stored after hydration.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent_searches'))).toContain('choclate')
  await page.goto(store.origin)
  await field.click()
  await page.getByRole('option', { name: 'choclate tru' }).click()
  await expect(page).toHaveURL(/\/search\?q=choclate%20tru$/)
  // The field gets its value from the URL after hydration.
  await expect(field).toHaveValue('choclate tru')
  await field.fill('')
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(page.getByRole('listbox', { name: 'Recent searches' })).toHaveCount(0)
})

test('a search works without JavaScript, and shows popular gifts when nothing is found', {
  tag: '@storefront',
}, async ({ browser, store }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(store.origin)
  await page.getByLabel('Search', { exact: true }).first().fill('qqxzv')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No results for “qqxzv”' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Popular gifts' })).toBeVisible()
  await context.close()
})

test('menus lead into categories by keyboard, and on a phone without scripts', {
  tag: ['@storefront', '@both'],
}, async ({ browser, store }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(store.origin)
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  if (isPhone) await page.getByLabel('Menu', { exact: true }).press('Enter')
  await page.getByLabel('More of Cakes').press('Enter')
  await page.getByRole('list', { name: 'By flavour' }).getByRole('link', { name: 'Chocolate' }).press('Enter')
  await expect(page).toHaveURL(/\/cakes\?flavour=chocolate$/)
  await context.close()
})

test('an open menu closes on a click outside, and on Escape, which returns focus', {
  tag: ['@storefront', '@both'],
}, async ({ page, store }) => {
  const listening = page.waitForResponse(/\/assets\/dismissMenusOnOutsideClick-/)
  await page.goto(`${store.origin}/cakes`)
  await page.mouse.move(30, 300)
  await page.mouse.move(40, 310)
  await listening
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  if (isPhone) await page.getByLabel('Menu', { exact: true }).click()
  const opener = page.getByLabel('More of Cakes')
  const link = page.getByRole('list', { name: 'By flavour' }).getByRole('link', { name: 'Chocolate' })
  await opener.click()
  await link.focus()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(link).toBeVisible()
  // On a phone, the menu covers most of the page.
  await page.mouse.click(2, (page.viewportSize()?.height ?? 0) - 2)
  await expect(link).toBeHidden()
  // Only the server has the menu data.
  expect(await page.locator('#page').textContent()).not.toContain('By flavour')
})

test('the gift finder of the home page finds gifts, with and without JavaScript', {
  tag: '@storefront',
}, async ({ browser, page, store }) => {
  await page.goto(store.origin)
  const finder = page.getByRole('form', { name: 'Find gifts by location and date' })
  await finder.getByLabel('Where to deliver').fill('560 001')
  await waitForHydration(finder.getByRole('button'))
  await finder.getByRole('button').click()
  await expect(page).toHaveURL(/\/search\?place=560\+001&date=$/)
  await expect(page.getByRole('link', { name: 'Remove Delivered to Bengaluru 560001' })).toBeVisible()
  // The pincode is the delivery location from now on, and is filled into the form.
  await expect(page.getByRole('banner').getByText('560001')).toBeVisible()
  await page.goto(store.origin)
  await expect(finder.getByLabel('Where to deliver')).toHaveValue('560001')

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(store.origin)
  await plain.getByLabel('Where to deliver').fill('Pune')
  await plain.getByLabel('When').fill(addDays(toIndianDate(new Date()), 3))
  await plain.getByRole('button', { name: 'Show gifts' }).click()
  await expect(plain.getByRole('link', { name: 'Remove Delivered to Pune' })).toBeVisible()
  await expect(plain.getByRole('link', { name: /^Remove By / })).toBeVisible()
  await context.close()
})

test('the home page shows the gift finder above the fold and each row of products once, and leads to gifts by price', {
  tag: ['@storefront', '@both'],
}, async ({ page, store }) => {
  await page.goto(store.origin)
  const finder = page.getByRole('form', { name: 'Find gifts by location and date' })
  for (const control of [
    finder.getByLabel('Where to deliver'),
    finder.getByLabel('When'),
    finder.getByRole('button', { name: 'Show gifts' }),
  ])
    await expect(control).toBeInViewport({ ratio: 1 })
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  const cakes = page.getByRole('region', { name: 'Cakes' }).getByRole('article')
  // A phone lays out the row when it comes near the visible area.
  await cakes.first().scrollIntoViewIfNeeded()
  const tops = await cakes.evaluateAll((cards) =>
    cards.filter((card) => card.checkVisibility()).map((card) => card.getBoundingClientRect().top),
  )
  // A phone shows the whole row, which can be swiped; a desktop shows four products.
  expect([tops.length, new Set(tops).size]).toEqual([isPhone ? 6 : 4, 1])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  await page.getByRole('link', { name: 'Under ₹500' }).click()
  await expect(page.getByRole('link', { name: 'Remove Up to ₹499' })).toBeVisible()
})

test('the home page shows the shop’s trust features', { tag: '@storefront' }, async ({ page, store }) => {
  await page.goto(store.origin)
  for (const text of ['20+ Mn', '20000+', '620+']) await expect(page.getByText(text)).toBeVisible()
  for (const name of ['Best sellers', 'Gifts for every occasion', 'What our customers say'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await page
    .getByRole('region', { name: 'Gifts for every occasion' })
    .getByRole('link', { name: 'Birthday' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gifts for Birthday')
})
