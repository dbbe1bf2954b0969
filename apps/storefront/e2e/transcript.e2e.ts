import type { Locator } from '@playwright/test'
import { findAccessibilityViolations, wcagRuleTags } from '@store/config/findAccessibilityViolations'
import { choosePlace } from './choosePlace.ts'
import { expect, fillReceiver, newEmail, signUp, test, waitForPanelClosed } from './fixtures.ts'
import { signUpByApi } from './prepare.ts'
import { frozenTime } from './startFrozenClockStore.ts'
import { waitForHydration } from './waitForHydration.ts'
import { waitForNetworkQuiet } from './waitForNetworkQuiet.ts'

const cake = '/p/cake/chocolate-truffle-cake'

/** Compares what a screen reader finds in a part, in order, with the stored transcript. */
async function compareTranscript(part: Locator, name: string) {
  await expect(part).toBeVisible()
  await waitForNetworkQuiet(part.page())
  const text = (await part.ariaSnapshot())
    .replace(/MG-[A-Z0-9-]{6,}/g, 'MG-0000')
    .replace(/transcript-\d+/g, 'transcript')
    .replace(/\b9\d{9}\b/g, '9000000000')
    .replace(/(timer .*: )\d+:\d\d/g, '$1mm:ss')
    .replace(/(\/url: ).*[?/](key|hash|order)[=/].*/g, '$1…')
  expect(`${text}\n`).toMatchSnapshot(['transcripts', `${name}.txt`])
}

test('a screen reader reads every page on the way to an order', {
  tag: ['@storefront', '@pdp', '@delivery-location', '@cart', '@login-dialog', '@account'],
}, async ({ page, still }) => {
  test.slow()
  const dialog = page.getByRole('dialog')
  const main = page.getByRole('main')
  await page.clock.setFixedTime(frozenTime)
  await page.goto(`${still.origin}${cake}`)
  await page.mouse.move(20, 20)
  await page.mouse.move(40, 40)
  await compareTranscript(page.getByRole('banner'), 'header')
  await compareTranscript(main, 'product')
  await choosePlace(page, '560001')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await compareTranscript(page.getByRole('region', { name: 'Select Delivery Location' }), 'location')
  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click()
  await compareTranscript(dialog, 'add-ons')
  const levels = await dialog
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))))
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
  await dialog.getByRole('button', { name: 'Skip' }).click()
  await waitForPanelClosed(page)
  await page.goto(`${still.origin}/cart`)
  await compareTranscript(main, 'cart')
  await page.getByRole('button', { name: 'Place order' }).filter({ visible: true }).first().click()
  await compareTranscript(dialog, 'login')
  await signUp(page, still.origin, newEmail('transcript'))
  await fillReceiver(page)
  await compareTranscript(main, 'receiver')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/order\//)
  await compareTranscript(main, 'order')
})

test('the open account menu causes no accessibility violation, and touch targets beside it keep their size', {
  tag: ['@storefront', '@both'],
}, async ({ page, store }) => {
  await signUpByApi(page, store.origin, newEmail('menu'))
  await page.goto(`${store.origin}/cakes`)
  await page.mouse.move(20, 20)
  const name = page.getByRole('banner').locator('summary').filter({ hasText: 'Hi, ' })
  await waitForHydration(name)
  await name.click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible()
  expect(await findAccessibilityViolations(page, wcagRuleTags)).toEqual([])
})
