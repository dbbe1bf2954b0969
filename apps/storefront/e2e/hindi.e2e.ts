import type { Page } from '@playwright/test'
import { expectNoViolations } from './accessibilityChecks.ts'
import { expect, newEmail, newMobile, readLatestOtp, test } from './fixtures.ts'
import { waitForHydration } from './waitForHydration.ts'

/** Texts that are the same in every language: the brand, names of people and places, codes, and the other language. */
const sameInAll =
  /\S+@example\.com\.?|Marigold|English|See this page in English|Close|Asha Rao|Asha|Vikram Iyer|Church Street|Bengaluru|MG-\w+|\b(?:SKU|OTP|Mn|INR|USD|GBP|EUR|AED|CAD|AUD|SGD)\b/g

/**
 * Returns the English texts that a shopper sees or hears: texts and alternative texts with two consecutive Latin words,
 * except reviews, which stay in their language.
 */
const englishTexts = async (page: Page): Promise<readonly string[]> => {
  const texts = await page.evaluate(() => {
    const isSeen = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true &&
      element.closest('script, style, noscript, [lang="en"], [lang=""]') === null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = [...document.images].filter(isSeen).map(({ alt }) => alt)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (isSeen(parentElement)) found.push(textContent ?? '')
    }
    return [...found, document.title]
  })
  return texts
    .map((text) => text.replaceAll(sameInAll, '').trim())
    .filter((text) => /[A-Za-z]{2,}[ ,.’']+[A-Za-z]{2,}/.test(text))
}

const expectHindi = async (page: Page) => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  expect(await englishTexts(page)).toEqual([])
  await expectNoViolations(page, page.url())
}

test('a shopper buys a cake in Hindi, from the switch of language to the order and its mail', {
  tag: ['@storefront', '@pdp', '@delivery-location', '@cart', '@login-dialog', '@account'],
}, async ({ page, store }) => {
  test.slow()
  const email = newEmail('hindi')
  await page.goto(`${store.origin}/hi`)
  await expectHindi(page)
  await page.getByRole('main').getByRole('link', { name: 'केक', exact: true }).first().click()
  await expect(page).toHaveURL(`${store.origin}/hi/cakes`)
  await expect(page).toHaveTitle(/^केक/)
  await expectHindi(page)

  await page.goto(`${store.origin}/p/cake/chocolate-truffle-cake`)
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).press('Enter')
  await expect(page).toHaveURL(`${store.origin}/hi/p/cake/chocolate-truffle-cake`)
  await expectHindi(page)

  const box = page.getByRole('region', { name: 'डिलीवरी की जगह चुनें' }).locator('input[name="pincode"]')
  await expect(async () => {
    await page.mouse.move(Math.random() * 100, 10)
    await expect(box).toHaveRole('combobox', { timeout: 500 })
  }).toPass()
  await box.click()
  const sheet = page.getByRole('dialog', { name: 'डिलीवरी की जगह लिखें' })
  const field = (page.viewportSize()?.width ?? 0) < 768 ? sheet.locator('input[name="pincode"]') : box
  await field.fill('560001')
  await field.press('Enter')
  await expect(page.getByText('बढ़िया, हम इस जगह पर डिलीवरी करते हैं')).toBeVisible()
  await expect(sheet).toBeHidden()
  await expectHindi(page)

  await page.getByRole('button', { name: 'कार्ट में डालें' }).filter({ visible: true }).first().click()
  const skip = page.getByRole('button', { name: 'छोड़ें' })
  await skip
    .or(page.getByRole('link', { name: 'कार्ट पर जाएँ' }))
    .first()
    .waitFor()
  if (await skip.isVisible()) await skip.click()
  await expect(page.getByRole('link', { name: 'कार्ट, 1 आइटम' })).toBeVisible()
  await expect(skip).toHaveCount(0)
  await expect(
    page.getByRole('link', { name: 'कार्ट पर जाएँ' }).filter({ visible: true }).first(),
  ).toBeVisible()

  await page.goto(`${store.origin}/hi/cart`)
  await expect(page).toHaveTitle('कार्ट | Marigold')
  await expect(page.getByText('डिलीवरी शुल्क').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'चॉकलेट ट्रफ़ल केक' }).first()).toBeVisible()
  await expectHindi(page)
  await page.getByRole('button', { name: 'ऑर्डर करें' }).first().click()

  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('ऑर्डर देने के लिए कृपया लॉगिन करें')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'ईमेल' }).fill(email)
  await dialog.getByRole('textbox', { name: 'ईमेल' }).press('Enter')
  await dialog.getByRole('textbox', { name: 'पूरा नाम' }).fill('Asha Rao')
  await dialog.getByRole('textbox', { name: /मोबाइल नंबर/ }).fill(newMobile())
  await dialog.getByRole('button', { name: 'कोड भेजें' }).click()
  const code = dialog.getByRole('textbox', { name: /वन-टाइम पासवर्ड/ })
  await expect(code).toBeVisible()
  await expectHindi(page)
  await code.fill(await readLatestOtp(page, store.origin, email))
  await dialog.getByRole('button', { name: 'पुष्टि करके आगे बढ़ें' }).click()
  const later = page.getByRole('button', { name: 'अभी नहीं' })
  await later
    .or(page.getByRole('textbox', { name: 'पता' }))
    .first()
    .waitFor()
  if (await later.isVisible()) await later.click()

  await expect(page).toHaveURL(/\/hi\/checkout\?key=/)
  const place = page.getByRole('button', { name: /^ऑर्डर करें/ })
  await waitForHydration(place)
  await expect(page.getByRole('textbox', { name: 'पिनकोड' })).toHaveValue('560001')
  await page.getByRole('textbox', { name: 'पूरा नाम' }).fill('Vikram Iyer')
  await page.getByRole('textbox', { name: /^मोबाइल नंबर/ }).fill('123')
  await page.getByRole('textbox', { name: 'पता', exact: true }).fill('12 Church Street')
  await place.click()
  await expect(page.getByText('कृपया सही मोबाइल नंबर लिखें').first()).toBeVisible()
  await expectHindi(page)
  await page.getByRole('textbox', { name: /^मोबाइल नंबर/ }).fill('9812345678')
  await place.click()

  await expect(page).toHaveURL(/\/hi\/order\//)
  await expect(page.getByText(/^MG-[A-Z2-9]{8}$/)).toBeVisible()
  await expect(page.getByText('डिलीवरी पर नकद भुगतान').first()).toBeVisible()
  await expectHindi(page)
  const number = (await page.getByText(/^MG-[A-Z2-9]{8}$/).textContent()) ?? ''
  const outbox = await (await page.request.get(`${store.origin}/api/outbox`)).text()
  expect(outbox).toContain(`आपका Marigold ऑर्डर ${number}`)

  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/^[^?]*\/order\/[^/]+$/)
  expect(page.url()).not.toContain('/hi/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('is offered the page in Hindi only once, and is never redirected', {
    tag: ['@storefront'],
  }, async ({ page, store }) => {
    await page.goto(`${store.origin}/cakes`)
    await expect(page).toHaveURL(`${store.origin}/cakes`)
    const offer = page.getByRole('link', { name: 'यह पेज हिन्दी में देखें' })
    await expect(offer).toBeVisible()
    await page.mouse.move(10, 10)
    const close = page.getByRole('button', { name: 'बंद करें' })
    await waitForHydration(close)
    await close.press('Enter')
    await expect(offer).toBeHidden()
    await page.goto(store.origin)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer).toBeHidden()
  })

  test('shows English texts of the API on an English page', {
    tag: ['@storefront'],
  }, async ({ page, store }) => {
    await page.goto(`${store.origin}/cart`)
    await expect(page.getByText('cart bag seems to be empty', { exact: false }).first()).toBeVisible()
    const texts = await page.getByRole('main').textContent()
    expect(texts).not.toMatch(/[\u0900-\u097F]/)
  })
})
