import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { expect, test } from './fixtures.ts'
import { addToCartByApi } from './prepare.ts'

/** Starts a proxy between browser and store that records the requests. */
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

test('the next page is prefetched when the pointer is on its link, but not one that may change', {
  tag: ['@desktop', '@storefront'],
}, async ({ page, store }) => {
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

/** Records on `document.documentElement` the listeners that keep a page out of the back-forward cache. */
const noteUnloading = () => {
  const listen = window.addEventListener
  const forbidding = new Set<string>()
  window.addEventListener = (...given: Parameters<typeof listen>) => {
    if (/unload$/.test(given[0])) forbidding.add(given[0])
    document.documentElement.dataset.forbidding = [...forbidding].join(' ')
    listen.apply(window, given)
  }
}

test('no page prevents the browser from keeping it in the back-forward cache', {
  tag: '@storefront',
}, async ({ page, store }) => {
  test.slow()
  await addToCartByApi(page, store.origin, '/p/cake/chocolate-truffle-cake')
  await page.addInitScript(noteUnloading)
  const addresses = [
    ...['/', '/cakes', '/p/cake/chocolate-truffle-cake', '/reviews', '/corporate-gifts', '/faq'],
    ...['/sitemap.html', '/credits', '/cart', '/wishlist', '/account', '/orders/lookup', '/refer-and-earn'],
    '/nothing/here',
  ]
  for (const address of addresses) {
    const answer = await page.goto(`${store.origin}${address}`)
    expect(answer?.headers()['cache-control'], address).not.toContain('no-store')
    await page.mouse.move(10, 10)
    await page.waitForLoadState('networkidle')
    // A handler that is assigned instead of added is visible on the window itself.
    const forbidding = await page.evaluate(
      () =>
        `${document.documentElement.dataset.forbidding ?? ''}${window.onunload ?? ''}${window.onbeforeunload ?? ''}`,
    )
    expect(forbidding, address).toBe('')
  }
})
