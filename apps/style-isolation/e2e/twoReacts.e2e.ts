import { expect, type Page, test } from '@playwright/test'
import { bundlePage } from './bundlePage.ts'
import { openPage } from './openPage.ts'
import { hostileStyles } from './openStories.ts'
import { readComplaints } from './readComplaints.ts'
import { waitUntilStable } from './waitUntilStable.ts'

const bundled = Promise.all([bundlePage('builtPage.tsx', 18), bundlePage('builtPage.tsx', 19)])
const names = ['React 18 first', 'React 18 second', 'React 19 first', 'React 19 second']
const body = '<div data-react="18"></div><div data-react="19"></div>'

test.beforeEach(async ({ page }) => {
  const bundles = await bundled
  await openPage(page, {
    styles: [hostileStyles, bundles[0].styles],
    scripts: bundles.map(({ script }) => script),
    body,
  })
  await waitUntilStable(page)
})
test.afterEach(async ({ page }) => expect(await readComplaints(page)).toEqual([]))

const duplicate = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const others = (name: string) => names.filter((other) => other !== name)

test('renders every component twice in each of two Reacts, with prefixed class names and unique ids', async ({
  page,
}) => {
  for (const name of names) await expect(duplicate(page, name)).toBeVisible()
  const { classes, ids } = await page.evaluate(() => ({
    classes: [...document.querySelectorAll('[data-react] *')].flatMap(({ classList }) => [...classList]),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }))
  expect(classes.filter((name) => !/^(cart|ui)-/.test(name))).toEqual([])
  expect(ids.filter((id) => !/^[_:]r/.test(id))).toEqual([])
  expect(ids.length).toBeGreaterThan(8)
  expect(new Set(ids).size).toBe(ids.length)
})

for (const name of names) {
  test.describe(name, () => {
    test('changes only the counter of one copy of a component', async ({ page }) => {
      await duplicate(page, name).getByRole('button', { name: 'More candles' }).click()
      await expect(duplicate(page, name).getByLabel('Number of candles')).toHaveText('2')
      for (const other of others(name))
        await expect(duplicate(page, other).getByLabel('Number of candles')).toHaveText('1')
    })

    test('each copy shows its own suggestions, by keyboard', async ({ page }) => {
      const city = duplicate(page, name).getByRole('combobox', { name: 'City' })
      await city.fill('Pu')
      await expect(page.getByRole('listbox')).toHaveCount(1)
      await expect(duplicate(page, name).getByRole('option')).toHaveText(['Pune', 'Puri'])
      await city.press('ArrowDown')
      await city.press('Enter')
      await expect(city).toHaveValue('Pune')
      for (const other of others(name))
        await expect(duplicate(page, other).getByRole('combobox', { name: 'City' })).toHaveValue('')
    })

    test('each copy changes only its own cart', async ({ page }) => {
      const cart = duplicate(page, name)
      await cart.getByRole('button', { name: 'Increase quantity of Red Roses' }).click()
      await expect(cart.getByText('3 items')).toBeVisible()
      for (const other of others(name))
        await expect(duplicate(page, other).getByText('2 items')).toBeVisible()
    })

    test('each copy opens its own dialog, shows its message above it, and returns focus', async ({
      page,
    }) => {
      const opener = duplicate(page, name).getByRole('button', { name: 'Open', exact: true })
      await opener.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toHaveCount(1)
      await expect(dialog).toHaveAccessibleName(`The dialog of ${name}`)
      await dialog.getByRole('button', { name: 'Say it' }).click()
      const message = page.getByText(`Said by ${name}`)
      await expect(message).toBeVisible()
      // A covered element would not receive the pointer.
      await message.hover()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
    })
  })
}

test('opens dialogs of both Reacts one after the other', async ({ page }) => {
  for (const name of names) {
    await duplicate(page, name).getByRole('button', { name: 'Open', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveAccessibleName(`The dialog of ${name}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
