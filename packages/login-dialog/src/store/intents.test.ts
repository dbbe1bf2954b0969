import { type AddToCartRequest, toLineId } from '@store/api-client/contract/cart'
import { toProductId } from '@store/api-client/contract/catalogue'
import type { LoginIntent } from '@store/api-client/contract/ports'
import { createFakeLogin, createOtp } from '@store/api-client/testing'
import { describe, expect, it } from 'vitest'
import { createTab } from '../fixtures/createTab.ts'

const request: AddToCartRequest = {
  productId: toProductId(12),
  pincode: '560034',
  choices: [{ attribute: 3, options: [7, 9] }],
  texts: [{ attribute: 10, text: 'Happy birthday, Amma' }],
  belongsTo: toLineId('0b1f1d58-40a2-4c9c-9d0c-3a5f2a6f6b11'),
}
const intents: readonly LoginIntent[] = [
  { kind: 'account' },
  { kind: 'placeOrder' },
  { kind: 'favorite', productId: toProductId(7) },
  { kind: 'redeemPoints' },
  { kind: 'savedAddresses' },
  { kind: 'addToCart', request },
  { kind: 'referAndEarn' },
]

const person = (email: string) => ({ sub: `g-${email}`, email, name: 'Gita Rao' })

function setUp(intent: LoginIntent) {
  const time = { now: Date.UTC(2026, 10, 22) }
  const clock = { now: () => new Date(time.now) }
  const shop = createFakeLogin({ clock })
  const tab = createTab({ client: shop.client, clock })
  let page = tab.visit()
  void page.ask(intent)
  return {
    shop,
    tab,
    page: () => page,
    wait: (ms: number) => {
      time.now += ms
    },
    reload: async (handle?: string) => {
      page.leave()
      page = tab.visit()
      await page.resume({ handle })
    },
    email: (address: string) => {
      page.typeEmail(address)
      return page.submitEmail()
    },
    details: async (mobile = '9812345678', countryCode = '91') => {
      page.typeName('Nila')
      page.typeMobile(mobile, countryCode)
      await page.submitDetails()
    },
    code: async (from: string) => {
      page.typeOtp(shop.newestCode(from))
      await page.submitOtp()
    },
    mobileCode: async (from: string) => {
      page.typeOtp(shop.newestCode(from))
      await page.submitMobile()
    },
  }
}
type Login = ReturnType<typeof setUp>

const ways: Readonly<Record<string, (login: Login) => Promise<unknown> | unknown>> = {
  'a code by e-mail': async ({ email, code }) => {
    await email('asha@example.com')
    await code('asha@example.com')
  },
  'a code by text message': async ({ email, code, wait, page }) => {
    await email('asha@example.com')
    wait(31_000)
    await page().sendByOtherChannel()
    expect(page().state()).toMatchObject({ by: 'mobile' })
    await code('+919876543210')
  },
  'a wrong code, then the right one': async ({ email, code, page }) => {
    await email('asha@example.com')
    page().typeOtp(createOtp(0))
    await page().submitOtp()
    await code('asha@example.com')
  },
  'an unproven account': async ({ email, code, page }) => {
    await email('nia@example.com')
    await code('nia@example.com')
    page().close()
  },
  'a new account and its mobile number': async ({ email, details, code, mobileCode }) => {
    await email('new@example.com')
    await details()
    await code('new@example.com')
    await mobileCode('+919812345678')
  },
  'a new account whose number is not proven now': async ({ email, details, code, page }) => {
    await email('new@example.com')
    await details()
    await code('new@example.com')
    expect(page().state().step).toBe('mobile')
    page().close()
  },
  'a reload at the address': async ({ email, code, reload, page }) => {
    page().typeEmail('asha@example.com')
    await reload()
    expect(page().state().typed.email).toBe('asha@example.com')
    await email('asha@example.com')
    await code('asha@example.com')
  },
  'a reload at the details': async ({ email, details, code, reload, page }) => {
    await email('new@example.com')
    page().typeName('Nila Sen')
    await reload()
    expect(page().state()).toMatchObject({ step: 'details', typed: { name: 'Nila Sen' } })
    await details()
    await code('new@example.com')
    page().close()
  },
  'a reload at the code': async ({ email, code, reload }) => {
    await email('asha@example.com')
    await reload()
    await code('asha@example.com')
  },
  'two reloads at the code': async ({ email, code, reload }) => {
    await email('asha@example.com')
    await reload()
    await reload()
    await code('asha@example.com')
  },
  'a reload at the mobile number': async ({ email, details, code, reload, mobileCode }) => {
    await email('new@example.com')
    await details()
    await code('new@example.com')
    await reload()
    await mobileCode('+919812345678')
  },
  'a reload while the host takes the news': async ({ email, code, reload, tab }) => {
    tab.onSignedIn.mockReturnValueOnce(new Promise(() => undefined))
    await email('asha@example.com')
    void code('asha@example.com')
    await expect.poll(() => tab.onSignedIn.mock.calls.length).toBe(1)
    await reload()
  },
  'a refused session and its reload': async ({ email, code, reload, shop, tab }) => {
    await email('asha@example.com')
    shop.failOnce({ kind: 'refused', status: 401, code: 'session', message: '' })
    await code('asha@example.com')
    expect(tab.reload).toHaveBeenCalledExactlyOnceWith('sessionRefused')
    await reload()
    await code('asha@example.com')
  },
  'Google and a known account': async ({ page, reload, shop }) => {
    await page().continueWithGoogle()
    await reload(shop.completeGoogleLogin(person('asha@example.com')))
  },
  'Google and a new account': async ({ page, reload, details, shop }) => {
    await page().continueWithGoogle()
    await reload(shop.completeGoogleLogin(person('gita@example.com')))
    await details()
    page().close()
  },
  'Google, a new account and a reload at the details': async ({ page, reload, details, shop }) => {
    await page().continueWithGoogle()
    await reload(shop.completeGoogleLogin(person('gita@example.com')))
    await reload()
    expect(page().state()).toMatchObject({ step: 'details', isProven: true, typed: { name: 'Gita Rao' } })
    await details()
    page().close()
  },
  'Google that says no, then a code': async ({ page, reload, email, code }) => {
    await page().continueWithGoogle()
    await reload('')
    expect(page().state()).toMatchObject({ step: 'email', error: { kind: 'googleRefused' } })
    await email('asha@example.com')
    await code('asha@example.com')
  },
  'Google and the Back button, then a code': async ({ page, email, code }) => {
    await page().continueWithGoogle()
    page().leave()
    page().comeBack()
    expect(page().state()).toMatchObject({ step: 'email', busy: undefined })
    await email('asha@example.com')
    await code('asha@example.com')
  },
  'Google, and the first page brought back afterwards': async ({ page, reload, shop, tab }) => {
    const first = page()
    await first.continueWithGoogle()
    await reload(shop.completeGoogleLogin(person('asha@example.com')))
    first.comeBack()
    expect(first.state().step).toBe('closed')
    expect(tab.reload).toHaveBeenLastCalledWith('pageRestored')
  },
}

describe.each(Object.entries(ways))('sign-in by %s', (_, way) => {
  it.each(intents)('fulfils the intent exactly once (%j)', async (intent) => {
    const login = setUp(intent)
    await way(login)
    await Promise.resolve()
    expect(login.tab.done).toEqual([intent])
    expect(login.tab.onSignedIn).toHaveBeenCalledOnce()
    expect(login.page().state().step).toBe('closed')
    expect(login.tab.draft.read()).toBeNull()
    // After that, a reload must not fulfil it again.
    await login.reload()
    expect(login.tab.done).toHaveLength(1)
  })
})

describe('a visitor who signed in in another tab', () => {
  it.each(intents)('fulfils the intent of a dialog at the OTP step exactly once (%j)', async (intent) => {
    const { email, page, tab, reload } = setUp(intent)
    await email('asha@example.com')
    page().typeOtp('12')
    page().handleCrossTabSignIn()
    page().handleCrossTabSignIn()
    await Promise.resolve()
    expect(page().state()).toMatchObject({ step: 'closed', typed: { email: '', otp: '' } })
    expect(page().ends).toEqual(['loggedIn'])
    expect(tab.done).toEqual([intent])
    await reload()
    expect(tab.done).toHaveLength(1)
  })

  it('stays at the mobile number step if this tab has signed the visitor in as well', async () => {
    const { email, details, code, page } = setUp({ kind: 'account' })
    await email('new@example.com')
    await details()
    await code('new@example.com')
    page().handleCrossTabSignIn()
    expect(page().state().step).toBe('mobile')
  })
})
