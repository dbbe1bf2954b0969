import { choosePlace, openPlaceField } from './choosePlace.ts'
import { assertErrorState } from './faults/assertErrorState.ts'
import { injectFault } from './faults/injectFault.ts'
import { expect, test } from './fixtures.ts'
import { addToCartByApi } from './prepare.ts'

const cake = '/p/cake/chocolate-truffle-cake'

test('a failed location search is reported, keeps the typed text, and succeeds on retry', {
  tag: ['@delivery-location', '@matrix'],
}, async ({ page, store, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 18.5204, longitude: 73.8567 })
  const slot = await injectFault(page, 'delivery.nextSlot', 'failing')
  await page.goto(`${store.origin}${cake}`)
  const field = await openPlaceField(page)

  for (const [call, typed] of [
    ['delivery.checkPincode', '560001'],
    ['delivery.findAddress', '12 Church Street, Bengaluru'],
    ['delivery.suggest', 'Koramangala'],
  ] as const) {
    await assertErrorState(page, call, {
      performAction: async () => {
        await field.fill(typed)
        await field.press('Enter')
      },
      assertPreserved: () => expect(field).toHaveValue(typed),
    })
  }

  const [cities, suggest] = [
    await injectFault(page, 'delivery.cities', 'failing'),
    await injectFault(page, 'delivery.suggest', 'nonsense'),
  ]
  await field.fill('')
  await field.pressSequentially('pun')
  await expect(
    page.getByText('Something went wrong. Please try again.').filter({ visible: true }).first(),
  ).toBeVisible()
  await cities.remove()
  await suggest.remove()
  await field.press('e')
  const city = page.getByRole('option', { name: /^Pune/ }).first()
  await expect(city).toBeVisible()
  // On phones, the list covers the button.
  await field.press('Escape')
  await expect(city).toBeHidden()

  await assertErrorState(page, 'delivery.locate', {
    performAction: () =>
      page.getByRole('button', { name: 'Use My Location' }).locator('visible=true').last().click(),
  })
  await field.fill('560001')
  await field.press('Enter')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  // Without a slot, the page works and shows no empty line for it.
  await expect(page.getByText('We are fetching next available slot')).toBeHidden()
  await slot.remove()
})

test('a city whose delivery check fails is reported, and can be chosen with the next tap', {
  tag: ['@desktop', '@delivery-location', '@matrix'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}${cake}`)
  const field = await openPlaceField(page)
  const typings = ['pune', 'pun', 'PUNE']
  await assertErrorState(page, 'delivery.checkCity', {
    performAction: async () => {
      await field.fill('')
      await field.pressSequentially(typings.shift() ?? '')
      await page.getByRole('option', { name: /^Pune/ }).first().click()
    },
    assertPreserved: () => expect(field).toHaveValue(/^Pune/),
  })
})

test('the location sheet works when countries or undeliverable lines fail to load', {
  tag: ['@desktop', '@delivery-location', '@cart'],
}, async ({ page, store }) => {
  await addToCartByApi(page, store.origin, cake)
  await page.goto(`${store.origin}${cake}`)
  const [countries, behind] = [
    await injectFault(page, 'delivery.countries', 'nonsense'),
    await injectFault(page, 'delivery.leftBehind', 'failing'),
  ]
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Bengaluru/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Enter delivery location' })
  const field = sheet.locator('input[name="pincode"]')
  await field.fill('682001')
  await field.press('Enter')
  await expect(page.getByRole('banner').getByText(/682001/)).toBeVisible()
  expect(behind.requestCount()).toBe(1)
  await countries.remove()
  await behind.remove()
  await choosePlace(page, '560001')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
})
