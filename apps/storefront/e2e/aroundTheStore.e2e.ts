import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '@store/config/chromium'
import { addToCart, expect, newEmail, signUp, test } from './store.ts'

test.use({ storeFor: 'aroundTheStore' })

const footer = (page: Page) => page.getByRole('contentinfo')

/** What was reported on the page, in its order. */
const reported = (page: Page) => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []))

test('prices are shown in another currency at once, everywhere, and the order is charged in rupees', async ({
  page,
  store,
}, { project }) => {
  await page.goto(`${store.origin}/p/cake/chocolate-truffle-cake`)
  await expect(page.getByText('₹749').first()).toBeVisible()
  await footer(page).getByLabel('Show prices in').selectOption('USD')
  await footer(page).getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByText('$8.46').first()).toBeVisible()
  await page.goto(`${store.origin}/cakes`)
  await expect(page.getByText('$8.46').first()).toBeVisible()
  await addToCart(page, store.origin, '/p/cake/chocolate-truffle-cake')
  await page.goto(`${store.origin}/cart`)
  await expect(page.getByText('$8.46').first()).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await signUp(page, store.origin, newEmail(`dollars-${project.name}`))
  await expect(page).toHaveURL(/\/checkout\?key=/)
  await expect(page.getByText(/^You pay in Indian rupees: ₹749, which is about \$8\.46/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Full name' }).fill('Vikram Iyer')
  await page.getByRole('textbox', { name: /Mobile number/ }).fill('9812345678')
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Church Street')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/order\//)
  await expect(page.getByText('In USD, at the rate of that day')).toBeVisible()
  await expect(page.getByText('about $8.46')).toBeVisible()
})

test('a currency is chosen without JavaScript, and the page comes back in it', async ({ browser, store }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${store.origin}/p/cake/chocolate-truffle-cake`)
  await footer(page).getByLabel('Show prices in').selectOption('GBP')
  await footer(page).getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page).toHaveURL(`${store.origin}/p/cake/chocolate-truffle-cake`)
  await expect(page.getByText('£6.44').first()).toBeVisible()
  await footer(page).getByLabel('Show prices in').selectOption('INR')
  await footer(page).getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByText('₹749').first()).toBeVisible()
  await context.close()
})

test('the footer leads to its pages, with links to the app for this screen', async ({ page, store }, {
  project,
}) => {
  await page.goto(`${store.origin}/cakes`)
  const isPhone = project.name === 'phone'
  const app = footer(page).getByRole('link', { name: 'Get the app on Google Play' })
  await expect(app).toHaveAttribute('href', new RegExp(`footer-${isPhone ? 'mobile' : 'desktop'}$`))
  if (isPhone) await footer(page).getByRole('heading', { name: 'Help' }).click()
  await footer(page).getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ')
  await page.getByText('When does my gift arrive?').click()
  await expect(page.getByText(/Type the city or pincode/)).toBeVisible()
})

test('that the links to the app came near is reported once a second at most, to who agreed', async ({
  page,
  store,
}) => {
  await page.context().addCookies([{ name: 'consent', value: '110', url: store.origin }])
  await page.goto(`${store.origin}/cakes`)
  await page.mouse.move(10, 10)
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect(await reported(page)).toContain('app_download_seen')
  }).toPass()
})

test('an address that leads nowhere says so kindly, reports it, and leads on', async ({ page, store }) => {
  await page.context().addCookies([{ name: 'consent', value: '110', url: store.origin }])
  const answer = await page.goto(`${store.origin}/nothing/here`)
  expect(answer?.status()).toBe(404)
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

test('where a gift was tapped is known on its page', async ({ page, store }) => {
  await page.goto(`${store.origin}/cakes`)
  await page.mouse.move(10, 10)
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('session_start=')
  await page.getByRole('link', { name: 'Chocolate Truffle Cake' }).first().click()
  await expect(page).toHaveURL(/\/p\/cake\/chocolate-truffle-cake/)
  const cookies = await page.evaluate(() => document.cookie)
  for (const said of ['click_order_source=cakes', 'clicked_from=cakes', 'product_referer=%2Fcakes'])
    expect(cookies).toContain(said)
  expect(cookies).toMatch(/product_clicked_position=\d+/)
})

/** Stands between browser and store, and notes what is asked. */
async function listenTo(origin: string) {
  const asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[] = []
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    asked.push({ path: url, headers })
    const onward = request(new URL(url, origin), {
      method,
      headers: { ...headers, host: new URL(origin).host },
    })
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The listener has no port.')
  return { asked, origin: `http://localhost:${address.port}`, close: () => server.close() }
}

test('the next page is fetched ahead when somebody points at its link, and not what may change', async ({
  page,
  store,
}, { project }) => {
  test.skip(project.name === 'phone', 'A finger does not hover.')
  const listener = await listenTo(store.origin)
  await page.goto(`${listener.origin}/cakes`)
  const ahead = () =>
    listener.asked
      .filter(({ headers }) => String(headers['sec-purpose']).startsWith('prefetch'))
      .map(({ path }) => path)
  await page.getByRole('link', { name: /^Cart/ }).hover()
  await page.getByRole('link', { name: 'Chocolate Truffle Cake' }).first().hover()
  await expect.poll(ahead).toContain('/p/cake/chocolate-truffle-cake')
  expect(ahead()).not.toContain('/cart')
  await page.getByRole('link', { name: 'Chocolate Truffle Cake' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chocolate Truffle Cake')
  const way = await page.evaluate(() =>
    Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'deliveryType'),
  )
  expect(way).toBe('navigational-prefetch')
  listener.close()
})

/** Whether the browser has a back-forward cache at all: a shell of Chromium without a window may have none. */
async function keepsPages(page: Page): Promise<boolean> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<title>${request.url}</title>`)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const origin = typeof address === 'object' && address ? `http://localhost:${address.port}` : ''
  await page.goto(`${origin}/one`)
  await page.evaluate(() => window.addEventListener('pageshow', () => (document.title = 'restored')))
  await page.goto(`${origin}/other`)
  await page.goBack()
  const isKept = (await page.title()) === 'restored'
  server.close()
  return isKept
}

test('every page comes back from the back-forward cache as it was left', async ({ store }, { project }) => {
  test.slow()
  const { executablePath, args } = await findChromium()
  // The driver turns the cache off where it is not asked for.
  const browser = await chromium.launch({
    ...{ executablePath, args: [...args] },
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ viewport: project.use.viewport ?? null })
  if (!(await keepsPages(page))) {
    await browser.close()
    test.skip(true, 'This Chromium keeps not even a page without scripts.')
  }
  await addToCart(page, store.origin, '/p/cake/chocolate-truffle-cake')
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted)
    })
  })
  const restored: [string, string | undefined][] = []
  const addresses = [
    ...['/', '/cakes', '/p/cake/chocolate-truffle-cake', '/reviews', '/corporate-gifts', '/faq'],
    ...['/sitemap.html', '/credits', '/cart', '/wishlist', '/account', '/orders/lookup', '/refer-and-earn'],
    '/nothing/here',
  ]
  for (const address of addresses) {
    await page.goto(`${store.origin}${address}`)
    await page.waitForLoadState('load')
    await page.mouse.move(10, 10)
    await page.goto(`${store.origin}/blog`)
    await page.goBack()
    await expect(page.locator('html[data-restored]')).toBeAttached()
    restored.push([address, await page.evaluate(() => document.documentElement.dataset.restored)])
  }
  expect(restored).toEqual(addresses.map((address) => [address, 'true']))
  await browser.close()
})
