import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@store/config/freePort'
import { end, launch } from './startStore.ts'
import { test as base, choosePlace, expect, newEmail, signUp, skipAddOns } from './store.ts'

/** A store whose day goes by on a wish. */
interface AgeingStore {
  readonly origin: string
  /** Lets a day go by. */
  readonly age: () => void
}

const test = base.extend<object, { readonly ageing: AgeingStore }>({
  ageing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures one needs from here.
    async ({}, use) => {
      const port = await freePort()
      const child = await launch(
        '../dist/main.js',
        {
          STORE_PORT: String(port),
          STORE_DATA: await mkdtemp(join(tmpdir(), 'store-')),
          NODE_OPTIONS: `--import=${join(import.meta.dirname, 'faults/shiftClock.ts')}`,
        },
        'The store is open',
      )
      await use({ origin: `http://localhost:${port}`, age: () => child.kill('SIGUSR2') })
      await end(child)
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

const roses = '/p/flower/red-roses-bouquet'
const cake = '/p/cake/chocolate-truffle-cake'

test('a day that has gone by while the page stood open is said and not ordered, nor is one that has since', {
  tag: '@desktop',
}, async ({ page, ageing }) => {
  test.slow()
  await page.clock.install()
  const age = async () => {
    ageing.age()
    // As a lid that is closed and opened.
    await page.clock.fastForward('24:00:00')
  }
  const add = page.getByRole('button', { name: 'Add to Cart' })

  await page.goto(`${ageing.origin}${roses}`)
  await choosePlace(page, '560001')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await page.getByRole('group', { name: 'Delivery date' }).getByRole('radio').first().click()
  await expect(page.getByText(/^Arrives /).first()).toBeVisible()
  await age()
  await age()
  await add.click()
  await expect(
    page
      .getByText(/This day is over\. The first day is/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
})

test('a day that goes by while the address is typed is said before anything is ordered', {
  tag: '@desktop',
}, async ({ page, ageing }) => {
  test.slow()
  await page.goto(`${ageing.origin}${roses}`)
  await choosePlace(page, '560001')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await page.getByRole('group', { name: 'Delivery date' }).getByRole('radio').first().click()
  await expect(page.getByText(/^Arrives /).first()).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await skipAddOns(page)
  await page.goto(`${ageing.origin}/cart`)
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await signUp(page, ageing.origin, newEmail('ageing'))
  await expect(page).toHaveURL(/\/checkout\?key=/)
  await page.getByRole('textbox', { name: 'Full name' }).fill('Vikram Iyer')
  await page.getByRole('textbox', { name: /Mobile number/ }).fill('9812345678')
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Church Street')
  ageing.age()
  ageing.age()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(
    page.getByText('Your cart has changed. Please look at it once more.').filter({ visible: true }).first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/checkout\?key=/)
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('12 Church Street')
  await page.getByRole('link', { name: 'Go to cart' }).filter({ visible: true }).first().click()
  await expect(page.getByText(/can no longer be had\. Arrives/).first()).toBeVisible()
})

test('a clock that is put forward or back orders all the same', { tag: '@desktop' }, async ({
  page,
  store,
}) => {
  test.slow()
  await page.clock.install()
  const hourMs = 3_600_000
  const turn = async (hours: number) => {
    const shown = await page.evaluate(() => Date.now())
    await page.clock.setSystemTime(shown + hours * hourMs)
  }
  await page.goto(`${store.origin}${cake}`)
  await choosePlace(page, '560001')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await turn(1)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await skipAddOns(page)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await turn(-2)
  await page.getByRole('link', { name: 'Go to cart' }).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await signUp(page, store.origin, newEmail('clock'))
  await expect(page).toHaveURL(/\/checkout\?key=/)
  await page.getByRole('textbox', { name: 'Full name' }).fill('Vikram Iyer')
  await page.getByRole('textbox', { name: /Mobile number/ }).fill('9812345678')
  await turn(1)
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Church Street')
  await turn(-1)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/order\//)
})
