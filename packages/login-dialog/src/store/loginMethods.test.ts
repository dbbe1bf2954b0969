import { toProductId } from '@store/api-client/contract/catalogue'
import type { LoginClient, SessionUser } from '@store/api-client/contract/login'
import { createFakeLogin, createOtp } from '@store/api-client/testing'
import { describe, expect, it, vi } from 'vitest'
import { createMockLoginClient } from '../fixtures/createMockLoginClient.ts'
import { createTab, type TabOptions } from '../fixtures/createTab.ts'
import { asha, createCheckedUser } from '../fixtures/sampleUsers.ts'

const refused = (code: string, status = 422) =>
  ({ ok: false, failure: { kind: 'refused', status, code, message: 'No.' } }) as const

function setUp(status: 'new' | 'verified' | 'unverified' = 'verified', options: Partial<TabOptions> = {}) {
  const client = createMockLoginClient(status)
  const time = { now: Date.UTC(2026, 10, 22) }
  const tab = createTab({ client, clock: { now: () => new Date(time.now) }, ...options })
  return { client, tab, time, page: tab.visit() }
}

async function atDetails(options?: Partial<TabOptions>, kind: 'account' | 'placeOrder' = 'account') {
  const login = setUp('new', options)
  void login.page.ask({ kind })
  login.page.typeEmail('new@example.in')
  await login.page.submitEmail()
  login.page.typeName('Nia Evans')
  return login
}

async function atOtp(options?: Partial<TabOptions>, user = createCheckedUser('verified')) {
  const login = setUp('verified', options)
  login.client.checkUser.mockResolvedValue({ ok: true, value: user })
  void login.page.ask({ kind: 'account' })
  login.page.typeEmail('asha@example.in')
  await login.page.submitEmail()
  login.page.typeOtp(createOtp())
  return login
}

describe('a new user from abroad', () => {
  it('a new user from abroad is registered without an OTP when placing an order', async () => {
    const { page, client, tab } = await atDetails({}, 'placeOrder')
    page.typeMobile('+44 7700 900123', '44')
    await page.submitDetails()
    expect(client.sendOtp).not.toHaveBeenCalled()
    expect(client.register).toHaveBeenCalledExactlyOnceWith({
      email: 'new@example.in',
      mobile: '7700900123',
      countryCode: '44',
      proof: { kind: 'none' },
      name: 'Nia Evans',
      title: 'Mr.',
      reference: '',
      wishedProduct: undefined,
    })
    expect(tab.done).toEqual([{ kind: 'placeOrder' }])
  })

  it('a new user in India needs an OTP for an order, unlike one from abroad', async () => {
    const { page, client } = await atDetails({}, 'placeOrder')
    page.typeMobile('9876543210')
    await page.submitDetails()
    expect(client.register).not.toHaveBeenCalled()
    expect(page.state().step).toBe('otp')
  })

  it('a new user from abroad receives an OTP when not ordering, or when the shop requires one', async () => {
    const other = await atDetails()
    other.page.typeMobile('7700900123', '44')
    await other.page.submitDetails()
    expect(other.client.register).not.toHaveBeenCalled()
    expect(other.page.state()).toMatchObject({ step: 'otp', sentTo: { countryCode: '44' } })

    const known = await atDetails({}, 'placeOrder')
    known.client.register.mockResolvedValueOnce(refused('proof_needed'))
    known.page.typeMobile('7700900123', '44')
    await known.page.submitDetails()
    expect(known.page.state()).toMatchObject({ step: 'otp', error: undefined })
  })

  it.each([
    ['91', '12345678', 'malformed'],
    ['44', '1234567', 'malformed'],
    ['44', '12345678', undefined],
    ['1', '12345678901234', undefined],
    ['1', '123456789012345', 'malformed'],
  ])(
    'must enter a number with the length required in the country (+%s %s)',
    async (countryCode, mobile, fault) => {
      const { page } = await atDetails()
      page.typeMobile(mobile, countryCode)
      await page.submitDetails()
      expect(page.state().errors.mobile).toBe(fault)
    },
  )
})

describe('the other OTP channel', () => {
  it('offers an OTP by text message to users with a verified number, once resending is allowed', async () => {
    const { page, client, time } = await atOtp(
      {},
      createCheckedUser('verified', { maskedMobile: '••••••••10' }),
    )
    await page.sendByOtherChannel()
    expect(client.sendOtp).toHaveBeenCalledOnce()
    time.now += 30_000
    await page.sendByOtherChannel()
    expect(client.sendOtp).toHaveBeenLastCalledWith(expect.objectContaining({ by: 'mobile', isResend: true }))
    expect(page.state()).toMatchObject({ by: 'mobile', isResent: true, typed: { otp: '' } })
    page.typeOtp(createOtp(654_321))
    await page.submitOtp()
    expect(client.login).toHaveBeenCalledWith(
      expect.objectContaining({ proof: { kind: 'code', otp: createOtp(654_321), by: 'mobile' } }),
    )
  })

  it('the OTP can be switched back to the email address', async () => {
    const { page, client, time } = await atOtp(
      {},
      createCheckedUser('verified', { maskedMobile: '••••••••10' }),
    )
    for (const by of ['mobile', 'email']) {
      time.now += 30_000
      await page.sendByOtherChannel()
      expect(client.sendOtp).toHaveBeenLastCalledWith(expect.objectContaining({ by }))
    }
  })
})

describe('a new mobile number', () => {
  const unproven: SessionUser = { ...asha, isMobileNew: true }

  it('a new mobile number receives an OTP after the login, and is verified with it', async () => {
    const { page, client, tab } = await atOtp()
    client.login.mockResolvedValue({ ok: true, value: unproven })
    await page.submitOtp()
    expect(client.saveMobile).toHaveBeenCalledExactlyOnceWith({
      email: asha.email,
      mobile: '9876543210',
      countryCode: '91',
    })
    expect(page.state()).toMatchObject({ step: 'mobile', typed: { otp: '', email: '' } })
    expect(tab.done).toEqual([])
    await page.submitMobile()
    expect(page.state().errors).toEqual({ otp: 'missing' })
    page.typeOtp(`${createOtp().slice(0, 2)}-${createOtp().slice(2)}`)
    client.proveMobile.mockResolvedValueOnce(refused('otp_wrong'))
    await page.submitMobile()
    expect(page.state()).toMatchObject({ step: 'mobile', error: { code: 'otp_wrong' } })
    await page.submitMobile()
    expect(client.proveMobile).toHaveBeenLastCalledWith(expect.objectContaining({ otp: createOtp() }))
    expect(tab.track).toHaveBeenLastCalledWith({ kind: 'mobileProven' })
    expect(page.ends).toEqual(['loggedIn'])
  })

  it('receives no OTP at the next login after the visitor chose "Not now", unless the account is new', async () => {
    let isPutOff = false
    const mobilePromptDismissal = {
      read: () => isPutOff,
      write: () => {
        isPutOff = true
      },
    }
    const first = await atOtp({ mobilePromptDismissal })
    first.client.login.mockResolvedValue({ ok: true, value: unproven })
    await first.page.submitOtp()
    first.page.close()
    expect(isPutOff).toBe(true)

    const next = await atOtp({ mobilePromptDismissal })
    next.client.login.mockResolvedValue({ ok: true, value: unproven })
    await next.page.submitOtp()
    expect(next.client.saveMobile).not.toHaveBeenCalled()
    expect(next.page.ends).toEqual(['loggedIn'])

    const { page, client } = await atDetails({ mobilePromptDismissal })
    client.register.mockResolvedValue({ ok: true, value: unproven })
    page.typeMobile('98765 43210')
    await page.submitDetails()
    page.typeOtp(createOtp())
    await page.submitOtp()
    expect(client.saveMobile).toHaveBeenCalledOnce()
  })

  it('receives another OTP when that is allowed', async () => {
    const { page, client, time } = await atOtp()
    client.login.mockResolvedValue({ ok: true, value: unproven })
    await page.submitOtp()
    expect(page.store.secondsToResend()).toBe(30)
    await page.resend()
    expect(client.saveMobile).toHaveBeenCalledOnce()
    time.now += 30_000
    await page.resend()
    expect(client.saveMobile).toHaveBeenCalledTimes(2)
    expect(page.state()).toMatchObject({ step: 'mobile', isResent: true })
  })

  it('can be corrected, and the OTP is sent to the corrected number', async () => {
    const { page, client, tab } = await atOtp()
    client.login.mockResolvedValue({ ok: true, value: unproven })
    await page.submitOtp()
    page.typeOtp('12')
    await page.changeNumber()
    expect(page.state()).toMatchObject({
      step: 'number',
      typed: { mobile: '9876543210', countryCode: '91', otp: '' },
    })
    page.typeMobile('98765')
    await page.submitNumber()
    expect(page.state()).toMatchObject({ step: 'number', errors: { mobile: 'malformed' } })
    page.typeMobile('98765 00000')
    client.saveMobile.mockResolvedValueOnce(refused('otp_limit'))
    await page.submitNumber()
    expect(page.state()).toMatchObject({
      step: 'number',
      error: { code: 'otp_limit' },
      typed: { mobile: '98765 00000' },
    })
    await page.submitNumber()
    expect(page.state()).toMatchObject({ step: 'mobile', sentTo: { mobile: '9876500000' } })
    page.typeOtp(createOtp())
    await page.submitMobile()
    expect(client.proveMobile).toHaveBeenCalledExactlyOnceWith({
      ...{ email: asha.email, mobile: '9876500000', countryCode: '91', otp: createOtp() },
    })
    expect(page.ends).toEqual(['loggedIn'])
    expect(tab.done).toHaveLength(1)
  })

  it('the host can request a mobile number from a signed-in visitor, also after a reload', async () => {
    const { page, client, tab } = setUp()
    const known = { email: asha.email, mobile: '9876543210', countryCode: '91' }
    const ended = page.promptForNumber(known)
    expect(page.state()).toMatchObject({ step: 'number', typed: { mobile: '9876543210' } })
    page.close()
    expect(await ended).toBe('loggedIn')

    void page.promptForNumber(known)
    page.leave()
    const next = tab.visit()
    await next.resume()
    expect(next.state()).toMatchObject({ step: 'number', email: asha.email })
    await next.submitNumber()
    expect(client.saveMobile).toHaveBeenCalledExactlyOnceWith(known)
    next.typeOtp(createOtp())
    await next.submitMobile()
    expect(next.state().step).toBe('closed')
    expect(tab.draft.read()).toBeNull()
  })

  it('a new mobile number need not be verified: leaving the dialog still counts as signed in', async () => {
    for (const leave of ['close', 'open'] as const) {
      const { page, client } = await atOtp()
      client.login.mockResolvedValue({ ok: true, value: unproven })
      await page.submitOtp()
      if (leave === 'close') page.close()
      else void page.open({ kind: 'account' })
      await vi.waitFor(() => expect(page.ends).toEqual(['loggedIn']))
    }
  })

  it('skips the verification of the mobile number when no OTP can be sent', async () => {
    const { page, client } = await atOtp()
    client.login.mockResolvedValue({ ok: true, value: unproven })
    client.saveMobile.mockResolvedValue(refused('no_texts'))
    await page.submitOtp()
    expect(page.state().step).toBe('closed')
    expect(page.ends).toEqual(['loggedIn'])
  })

  it('can be entered in the OTP step when the shop asks for one', async () => {
    const { page, client } = await atOtp({}, createCheckedUser('verified', { asksMobile: true }))
    page.typeMobile('98765')
    await page.submitOtp()
    expect(page.state()).toMatchObject({ step: 'otp', errors: { mobile: 'malformed', otp: undefined } })
    page.typeMobile('98765 00000')
    await page.submitOtp()
    expect(client.saveMobile).toHaveBeenCalledExactlyOnceWith({
      email: asha.email,
      mobile: '9876500000',
      countryCode: '91',
    })
    const silent = await atOtp({}, createCheckedUser('verified', { asksMobile: true }))
    await silent.page.submitOtp()
    expect(silent.client.saveMobile).not.toHaveBeenCalled()
    expect(silent.page.ends).toEqual(['loggedIn'])
  })
})

describe('Google sign-in', () => {
  it('Google sign-in redirects with the URL of the page, without its fragment, and keeps the login step', async () => {
    const { page, tab } = setUp()
    void page.ask({ kind: 'account' })
    page.typeEmail('as')
    await page.continueWithGoogle()
    const here = 'https://shop.example/p/flower/red-roses?size=2'
    expect(tab.go).toHaveBeenCalledExactlyOnceWith(`/google?return_to=${here}`)
    expect(page.state()).toMatchObject({ step: 'email', busy: undefined, typed: { email: 'as' } })
  })

  it('Google sign-in is not known to be available before the API responds', async () => {
    const { page, client } = setUp()
    client.ways.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
    void page.ask({ kind: 'account' })
    await vi.waitFor(() => expect(client.ways).toHaveBeenCalledOnce())
    expect(page.state().methods.google).toBeUndefined()
    page.close()
    void page.ask({ kind: 'account' })
    await vi.waitFor(() => expect(page.state().methods.google).toBe(true))
  })

  it('is neither offered nor started in an app', async () => {
    const { page, tab } = setUp('verified', { isApp: true })
    void page.ask({ kind: 'account' })
    await vi.waitFor(() => expect(page.state().methods.countryCodes).toHaveLength(3))
    expect(page.state().methods.google).toBe(false)
    await page.continueWithGoogle()
    expect(tab.go).not.toHaveBeenCalled()
  })

  it('fills in the name of the Google account, but does not overwrite a typed one', async () => {
    const { page, client } = setUp('new')
    await page.resume({ handle: 'fake-handle-of-google-1' })
    expect(client.checkGoogle).toHaveBeenCalledExactlyOnceWith({ handle: 'fake-handle-of-google-1' })
    expect(page.state()).toMatchObject({ step: 'details', isProven: true, typed: { name: 'Asha of Google' } })
    page.changeEmail()
    expect(page.state().step).toBe('email')
    const typed = setUp('new')
    typed.page.typeName('Typed Name')
    await typed.page.resume({ handle: 'fake-handle-of-google-1' })
    expect(typed.page.state()).toMatchObject({ step: 'details', typed: { name: 'Typed Name' } })
  })

  it('falls back to an OTP when the Google session has expired', async () => {
    const { page, client } = setUp('new')
    await page.resume({ handle: 'fake-handle-of-google-1' })
    page.typeMobile('9876543210')
    client.register.mockResolvedValueOnce(refused('google_expired'))
    await page.submitDetails()
    expect(page.state()).toMatchObject({
      step: 'details',
      isProven: false,
      error: { code: 'google_expired' },
      typed: { mobile: '9876543210' },
    })
    await page.submitDetails()
    expect(page.state()).toMatchObject({ step: 'otp', sentTo: { email: asha.email } })
  })

  it('falls back to typing the email address when the API rejects the Google token', async () => {
    const { page, client } = setUp()
    client.checkGoogle.mockResolvedValue(refused('google_expired'))
    await page.resume({ handle: 'fake-handle-of-google-1' })
    expect(page.state()).toMatchObject({ step: 'email', error: { code: 'google_expired' }, busy: undefined })
  })
})

describe('a rejected session', () => {
  const safari =
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
  const inSafari = { userAgent: safari, cartHref: '/cart', random: () => 0.5 }

  it('a rejected session opens the cart in Safari, where the login is resumed', async () => {
    const { page, client, tab } = await atOtp(inSafari)
    client.login.mockResolvedValueOnce(refused('session', 406))
    await page.submitOtp()
    expect(tab.go).toHaveBeenCalledExactlyOnceWith('/cart?utm=55000')
    expect(tab.reload).not.toHaveBeenCalled()
    page.leave()
    const cart = tab.visit('https://shop.example/cart?utm=55000')
    await cart.resume()
    cart.typeOtp(createOtp())
    await cart.submitOtp()
    expect(tab.done).toEqual([{ kind: 'account' }])
  })

  it('shows an error when a session is rejected again within half a minute, also after a reload', async () => {
    const { page, client, tab, time } = await atOtp()
    client.login.mockResolvedValue(refused('session', 401))
    await page.submitOtp()
    page.leave()
    const again = tab.visit()
    await again.resume()
    again.typeOtp(createOtp())
    time.now += 29_999
    await again.submitOtp()
    expect(tab.reload).toHaveBeenCalledOnce()
    expect(again.state()).toMatchObject({ step: 'otp', error: { status: 401 } })
    time.now += 1
    await again.submitOtp()
    expect(tab.reload).toHaveBeenCalledTimes(2)
  })
})

describe('the host', () => {
  it('identifies the signed-in user to the marketing tool, while analytics never receive their identity', async () => {
    const { page, tab } = await atOtp()
    await page.submitOtp()
    const person = { email: asha.email, phone: '+919876543210', name: 'Asha Rao' }
    expect(tab.identify).toHaveBeenCalledExactlyOnceWith(person)
    expect(JSON.stringify(tab.track.mock.calls)).not.toMatch(/asha|98765/i)
  })

  it('notifies the native shell when the dialog opens and closes', async () => {
    const { page, tab } = await atOtp({ isApp: true })
    await page.submitOtp()
    expect(tab.native.mock.calls.flat()).toEqual([
      { kind: 'loginOpened', intent: 'account' },
      { kind: 'loginClosed', end: 'loggedIn' },
    ])
  })

  it('opens the refer-and-earn page after a login with that intent, and nothing else', async () => {
    const { page, tab } = setUp('verified', { referAndEarnHref: '/refer-and-earn' })
    const ended = page.open({ kind: 'referAndEarn' })
    page.typeEmail('asha@example.in')
    await page.submitEmail()
    page.leave()
    const next = tab.visit()
    await next.resume()
    next.typeOtp(createOtp())
    await next.submitOtp()
    expect(tab.go).toHaveBeenCalledExactlyOnceWith('/refer-and-earn')
    expect(tab.fulfil).not.toHaveBeenCalled()
    page.close()
    expect(await ended).toBe('dismissed')
  })

  it('may prefill empty fields of the form, but not typed ones', async () => {
    const prefilled = vi.fn(() => ({
      email: 'known@example.in',
      name: 'Known Name',
      title: 'Ms.' as const,
      mobile: '7700900123',
      countryCode: '44',
      fbId: 'fb-1',
    }))
    const { page, client } = setUp('new', { prefilled })
    page.typeName('Typed Name')
    void page.ask({ kind: 'account' })
    expect(page.state().typed).toMatchObject({
      email: 'known@example.in',
      name: 'Typed Name',
      title: 'Mr.',
      mobile: '7700900123',
      countryCode: '44',
    })
    await page.submitEmail()
    await page.submitDetails()
    expect(client.sendOtp).toHaveBeenCalledWith(expect.objectContaining({ fbId: 'fb-1' }))
  })

  it('reports where the login started, and which product to add to the favorites', async () => {
    const { page, client } = setUp('verified', { reference: () => 'listing_page' })
    void page.ask({ kind: 'favorite', productId: toProductId(7) })
    page.typeEmail('asha@example.in')
    await page.submitEmail()
    page.typeOtp(createOtp())
    await page.submitOtp()
    expect(client.login).toHaveBeenCalledWith(
      expect.objectContaining({ reference: 'listing_page', wishedProduct: 7 }),
    )
  })
})

describe('the draft', () => {
  it('the draft never contains the OTP, and is removed when the dialog is dismissed', async () => {
    const { page, tab } = await atOtp()
    expect(JSON.stringify(tab.draft.read())).not.toContain(createOtp())
    expect(JSON.stringify(tab.draft.read())).toContain('asha@example.in')
    page.close()
    expect(tab.draft.read()).toBeNull()
  })

  it('ignores the draft on another page of the tab, and after half an hour', async () => {
    const { page, tab, time } = await atOtp()
    page.leave()
    const other = tab.visit('https://shop.example/checkout')
    await other.resume()
    expect(other.state().step).toBe('closed')
    time.now += 31 * 60_000
    const delayed = tab.visit()
    await delayed.resume()
    expect(delayed.state().step).toBe('closed')
  })

  it('still identifies the OTP after a reload of a page whose browser stores no cookie of the store', async () => {
    const { page, client, tab } = setUp()
    const challenge = '8f14e45f-ceea-467f-a8f1-0f4b1c2d3e4f'
    client.sendOtp.mockResolvedValue({ ok: true, value: { message: 'Sent', resendAfter: 30, challenge } })
    void page.ask({ kind: 'account' })
    page.typeEmail('asha@example.in')
    await page.submitEmail()
    page.leave()
    const next = tab.visit()
    await next.resume()
    next.typeOtp(createOtp())
    await next.submitOtp()
    expect(client.login).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ challenge }))
  })

  it('does not replace the state of a dialog that is already open', async () => {
    const { page } = await atOtp()
    await page.resume()
    expect(page.state()).toMatchObject({ step: 'otp', typed: { otp: createOtp() } })
    page.close()
    await vi.waitFor(() => expect(page.ends).toEqual(['dismissed']))
  })

  it('the draft is replaced when a new login starts on the page', async () => {
    const { page, tab } = await atOtp()
    page.leave()
    const next = tab.visit()
    await next.resume()
    void next.ask({ kind: 'placeOrder' })
    next.typeEmail('asha@example.in')
    await next.submitEmail()
    next.typeOtp(createOtp())
    await next.submitOtp()
    expect(tab.done).toEqual([{ kind: 'placeOrder' }])
  })
})

it('shows an error when the steps after the email step fail to load', async () => {
  const { createEmailStepActions } = await import('./createEmailStepActions.ts')
  const { createDraftPersistence } = await import('./createDraftPersistence.ts')
  const { createLoginStateMachine } = await import('./createLoginStateMachine.ts')
  const { createLazySteps } = await import('./createLazySteps.ts')
  const { createPendingLoginState } = await import('./createPendingLoginState.ts')
  const shop = createFakeLogin()
  const client: Omit<LoginClient, 'logout'> = shop.client
  const quietly = () => undefined
  const ports = {
    client,
    onSignedIn: quietly,
    reload: quietly,
    go: quietly,
    track: quietly,
    clock: { now: () => new Date(0) },
  }
  const machine = createLoginStateMachine()
  const keeper = createDraftPersistence(machine, ports)
  const parts = { machine, ports, drafts: keeper, session: createPendingLoginState(ports, keeper.forget) }
  const load = vi.fn(async () => createLazySteps(parts)).mockRejectedValue(new Error('offline'))
  const first = createEmailStepActions(parts, load)
  void first.open({ kind: 'account' })
  machine.set({ typed: { ...machine.getState().typed, email: 'asha@example.com' } })
  await first.submitEmail()
  expect(machine.getState()).toMatchObject({ step: 'email', error: { kind: 'network' }, busy: undefined })
  load.mockImplementation(async () => createLazySteps(parts))
  await first.submitEmail()
  expect(machine.getState().step).toBe('otp')
})
