import { expect, logOut, newEmail, signUp, test } from './fixtures.ts'
import { signUpByApi } from './prepare.ts'
import { waitForNetworkQuiet } from './waitForNetworkQuiet.ts'

const cake = 'Chocolate Truffle Cake'
const heart = `Favorite: ${cake}`

test('a guest’s favorite is saved after the login, kept on a reload, and can be removed', {
  tag: ['@account', '@login-dialog'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/cakes`)
  const onCard = page.getByRole('button', { name: heart, exact: true })
  await expect(onCard).toHaveAttribute('aria-pressed', 'false')
  await onCard.click()
  await expect(page.getByRole('dialog').getByText('Please login to keep your favorites')).toBeVisible()
  await signUp(page, store.origin, newEmail('heart'))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(onCard).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(`${cake} is in your favorites.`).first()).toBeVisible()

  // The page does not contain the state: the server renders the button unselected for everyone, and the browser loads
  // the state when idle.
  await page.goto(`${store.origin}/p/cake/chocolate-truffle-cake`)
  await expect(page.getByRole('button', { name: heart, exact: true })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('link', { name: 'Favorites' }).click()
  await expect(page).toHaveTitle('Favorites | Marigold')
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible()
  await expect(page.getByText('1 gift', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: cake })).toHaveAttribute(
    'href',
    '/p/cake/chocolate-truffle-cake',
  )
  await page.reload()
  const onPage = page.getByRole('main').getByRole('button', { name: heart, exact: true })
  await expect(onPage).toHaveAttribute('aria-pressed', 'true')

  await onPage.click()
  await expect(onPage).toHaveAttribute('aria-pressed', 'false')
  await expect(onPage).toBeFocused()
  await expect(page.getByText(`${cake} is no longer in your favorites.`).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('No favorites yet. Tap the heart on a gift to save it.')).toBeVisible()
})

test('a guest who closes the login saves no favorite, and focus returns to the favorite button', {
  tag: '@account',
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/cakes`)
  const onCard = page.getByRole('button', { name: heart, exact: true })
  await onCard.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(onCard).toHaveAttribute('aria-pressed', 'false')
  await expect(onCard).toBeFocused()
})

test('a guest logs in on the favorites page, which then shows the list, and stays logged in on a reload', {
  tag: ['@account', '@login-dialog'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/wishlist`)
  await expect(page.getByText('Please login to see your favorites')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await signUp(page, store.origin, newEmail('favorites'))
  await expect(page.getByText('No favorites yet. Tap the heart on a gift to save it.')).toBeVisible()
  await expect(page.getByText('Hi, Asha')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Hi, Asha')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('two tabs show the same favorites, and a log-out deselects all of them', { tag: '@account' }, async ({
  page,
  store,
  context,
}) => {
  await signUpByApi(page, store.origin, newEmail('tabs'))
  await page.goto(`${store.origin}/cakes`)
  await expect(page.getByText('Hi, Asha')).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${store.origin}/cakes`)
  await expect(other.getByText('Hi, Asha')).toBeVisible()
  // The wishlist has loaded when the response to its request has arrived.
  await other.waitForLoadState('networkidle')

  const here = page.getByRole('button', { name: heart, exact: true })
  const there = other.getByRole('button', { name: heart, exact: true })
  await here.click()
  await expect(here).toHaveAttribute('aria-pressed', 'true')
  await expect(there).toHaveAttribute('aria-pressed', 'true')
  await there.click()
  await expect(here).toHaveAttribute('aria-pressed', 'false')
  await here.click()
  await expect(there).toHaveAttribute('aria-pressed', 'true')

  await logOut(page)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(there).toHaveAttribute('aria-pressed', 'false')
})

test('quick taps end in the last requested state, and a failure is rolled back and reported', {
  tag: '@account',
}, async ({ page, store, context }) => {
  await signUpByApi(page, store.origin, newEmail('quick'))
  await page.goto(`${store.origin}/cakes`)
  await expect(page.getByText('Hi, Asha')).toBeVisible()
  const onCard = page.getByRole('button', { name: heart, exact: true })
  for (const pressed of ['true', 'false', 'true']) {
    await onCard.click()
    await expect(onCard).toHaveAttribute('aria-pressed', pressed)
  }
  await expect(page.getByText(`${cake} is in your favorites.`).first()).toBeVisible()
  await waitForNetworkQuiet(page)
  await page.reload()
  await expect(onCard).toHaveAttribute('aria-pressed', 'true')

  await waitForNetworkQuiet(page)
  await context.setOffline(true)
  await onCard.click()
  await expect(
    page.getByText('Something went wrong, Please try again...').locator('visible=true').first(),
  ).toBeVisible()
  await expect(onCard).toHaveAttribute('aria-pressed', 'true')
  await context.setOffline(false)
})
