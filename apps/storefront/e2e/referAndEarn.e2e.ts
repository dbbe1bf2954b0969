import { expect, newEmail, signUp, test } from './fixtures.ts'

test(
  'a referrer sees their link after the login, and a referred customer is counted',
  { tag: ['@storefront', '@login-dialog'] },
  async ({ page, store, browser }, { project }) => {
    await page.goto(store.origin)
    const foot = page.getByRole('contentinfo')
    // On a phone, the sections of the footer expand one by one.
    if (project.name === 'phone') await foot.getByRole('heading', { name: 'Shop with us' }).click()
    await foot.getByRole('link', { name: 'Refer and earn' }).click()
    await page.getByRole('button', { name: 'Login to get your link' }).click()
    await expect(page.getByText('Please login to refer friends and earn')).toBeVisible()
    await signUp(page, store.origin, newEmail('refers'))
    const link = page.getByText(/\/\?ref=[A-Z0-9]{8}$/)
    await expect(link).toBeVisible()
    await expect(page).toHaveURL(`${store.origin}/refer-and-earn`)
    const friend = await browser.newContext({ baseURL: store.origin })
    const other = await friend.newPage()
    await other.goto((await link.textContent()) ?? '')
    await other.getByRole('button', { name: 'Login' }).first().click()
    await signUp(other, store.origin, newEmail('friend'))
    await expect(other.getByRole('banner').getByText('Hi, Asha')).toBeVisible()
    await friend.close()
    await page.reload()
    await expect(page.getByText('1 friend used your link')).toBeVisible()
  },
)
