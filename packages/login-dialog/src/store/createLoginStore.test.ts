import type {
  CheckUserResponse,
  SendOtpResponse,
  SessionUser,
  UserStatus,
} from '@store/api-client/contract/login'
import type { LoginResult } from '@store/api-client/contract/ports'
import type { ApiError, Result } from '@store/api-client/contract/problem'
import { createOtp } from '@store/api-client/testing'
import { describe, expect, it, vi } from 'vitest'
import { createMockLoginClient } from '../fixtures/createMockLoginClient.ts'
import { asha, createCheckedUser } from '../fixtures/sampleUsers.ts'
import { createLoginStore } from './createLoginStore.ts'
import type { LoginPorts } from './LoginPorts.ts'

const india = { mobile: '', countryCode: '91' }
const account = { kind: 'account' } as const

function setUp(status: UserStatus = 'verified') {
  const client = createMockLoginClient(status)
  const time = { now: 1_000_000 }
  const onSignedIn = vi.fn<LoginPorts['onSignedIn']>()
  const reload = vi.fn()
  const track = vi.fn()
  const clock = { now: () => new Date(time.now) }
  const store = createLoginStore({ ports: { client, onSignedIn, reload, go: vi.fn(), track, clock } })
  return { store, client, time, onSignedIn, reload, track, ...store.actions, state: store.getState }
}

async function atOtp(status: UserStatus = 'verified') {
  const login = setUp(status)
  const ended = login.open(account)
  login.typeEmail(' asha@example.in ')
  await login.submitEmail()
  if (status === 'new') {
    login.chooseTitle('Ms.')
    login.typeName(' Asha Rao ')
    login.typeMobile('9876543210')
    await login.submitDetails()
  }
  return { ...login, ended }
}

const spaced = (sign: string) => `${createOtp().slice(0, 2)}${sign}${createOtp().slice(2)}`

const failing = (failure: ApiError) => async () => ({ ok: false, failure }) as const
const refused = (code: string, status = 422): ApiError => ({
  kind: 'refused',
  status,
  code,
  message: 'No.',
})

function later<Answer>() {
  let answer: (outcome: Result<Answer>) => void = () => undefined
  return {
    call: () => new Promise<Result<Answer>>((resolve) => (answer = resolve)),
    answer: (value: Answer) => answer({ ok: true, value }),
    fail: (failure: ApiError) => answer({ ok: false, failure }),
  }
}

describe('a known user', () => {
  it.each(['verified', 'unverified'] as const)(
    'with status %s is sent an OTP and signed in with it',
    async (status) => {
      const { state, client, track, onSignedIn, typeOtp, submitOtp, ended } = await atOtp(status)
      expect(client.checkUser).toHaveBeenCalledExactlyOnceWith({
        email: 'asha@example.in',
        fromPlaceOrder: false,
      })
      expect(client.sendOtp).toHaveBeenCalledExactlyOnceWith({
        email: 'asha@example.in',
        ...india,
        name: undefined,
        isResend: false,
        by: 'email',
        fbId: undefined,
      })
      expect(state()).toMatchObject({ step: 'otp', status, sentTo: { email: 'asha@example.in' } })
      typeOtp(createOtp())
      await submitOtp()
      expect(client.login).toHaveBeenCalledExactlyOnceWith({
        email: 'asha@example.in',
        ...india,
        proof: { kind: 'code', otp: createOtp(), by: 'email' },
        reference: '',
        wishedProduct: undefined,
      })
      expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(asha, { isNew: false })
      expect(await ended).toBe('loggedIn')
      expect(state()).toMatchObject({ step: 'closed', typed: { email: '', otp: '' } })
      expect(track.mock.calls.flat()).toEqual([
        { kind: 'loginOpened', intent: 'account' },
        { kind: 'otpSent', isResend: false, by: 'email' },
        { kind: 'signedIn', isNew: false },
      ])
    },
  )

  it('the user check states that the login is for an order if the intent is to place one', async () => {
    const { client, open, typeEmail, submitEmail } = setUp()
    void open({ kind: 'placeOrder' })
    typeEmail('asha@example.in')
    await submitEmail()
    expect(client.checkUser).toHaveBeenCalledWith({ email: 'asha@example.in', fromPlaceOrder: true })
  })
})

describe('a new user', () => {
  it('a new user enters name and mobile number, receives an OTP and is registered with it', async () => {
    const { client, track, typeOtp, submitOtp, ended } = await atOtp('new')
    const contact = { email: 'asha@example.in', mobile: '9876543210', countryCode: '91' }
    expect(client.sendOtp).toHaveBeenCalledExactlyOnceWith({
      ...contact,
      name: 'Asha Rao',
      isResend: false,
      by: 'email',
      fbId: undefined,
    })
    typeOtp(createOtp(12_345))
    await submitOtp()
    expect(client.register).toHaveBeenCalledExactlyOnceWith({
      ...contact,
      proof: { kind: 'code', otp: createOtp(12_345), by: 'email' },
      name: 'Asha Rao',
      title: 'Ms.',
      reference: '',
      wishedProduct: undefined,
    })
    expect(client.login).not.toHaveBeenCalled()
    expect(track).toHaveBeenLastCalledWith({ kind: 'signedIn', isNew: true })
    expect(await ended).toBe('loggedIn')
  })

  it.each(['98765 43210', '+91 98765-43210', '09876543210'])(
    'can enter the mobile number as %j, which remains as typed',
    async (typed) => {
      const { state, client, open, typeEmail, submitEmail, submitDetails, typeName, typeMobile } =
        setUp('new')
      void open(account)
      typeEmail('asha@example.in')
      await submitEmail()
      typeName('Asha')
      typeMobile(typed)
      await submitDetails()
      expect(client.sendOtp).toHaveBeenCalledWith(expect.objectContaining({ mobile: '9876543210' }))
      expect(state()).toMatchObject({ step: 'otp', typed: { mobile: typed } })
    },
  )

  it('sees the errors of all fields together before an OTP is sent', async () => {
    const { state, client, open, typeEmail, submitEmail, submitDetails, typeName } = setUp('new')
    void open(account)
    typeEmail('asha@example.in')
    await submitEmail()
    await submitDetails()
    expect(state().errors).toEqual({ name: 'missing', mobile: 'malformed' })
    typeName('A')
    expect(state().errors).toEqual({ name: undefined, mobile: 'malformed' })
    expect(client.sendOtp).not.toHaveBeenCalled()
  })
})

describe('the email field', () => {
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['asha@', 'malformed'],
    ['a@b.in, c@d.in', 'malformed'],
  ])('reports %j as %s without a request', async (text, fault) => {
    const { state, client, open, typeEmail, submitEmail } = setUp()
    void open(account)
    typeEmail(text)
    await submitEmail()
    expect(state()).toMatchObject({ step: 'email', errors: { email: fault }, typed: { email: text } })
    expect(client.checkUser).not.toHaveBeenCalled()
  })
})

describe('the OTP field', () => {
  it('the error of an untouched OTP field differs from that of an emptied one', async () => {
    const { state, typeOtp, submitOtp } = await atOtp()
    await submitOtp()
    expect(state().errors).toEqual({ otp: 'missing' })
    typeOtp('1')
    typeOtp('')
    await submitOtp()
    expect(state().errors).toEqual({ otp: 'emptied' })
  })

  it.each([createOtp().slice(1), `${createOtp()}7`, 'abcdef', `${createOtp().slice(1)}a`])(
    'rejects %j',
    async (text) => {
      const { state, client, typeOtp, submitOtp } = await atOtp()
      typeOtp(text)
      await submitOtp()
      expect(state().errors).toEqual({ otp: 'malformed' })
      expect(client.login).not.toHaveBeenCalled()
    },
  )

  it.each([
    [spaced(' '), createOtp()],
    [spaced('-'), createOtp()],
    [` ${createOtp(7)} `, createOtp(7)],
  ])('accepts %j as the OTP %s', async (text, otp) => {
    const { client, typeOtp, submitOtp } = await atOtp()
    typeOtp(text)
    await submitOtp()
    expect(client.login).toHaveBeenCalledWith(
      expect.objectContaining({ proof: { kind: 'code', otp, by: 'email' } }),
    )
  })

  it('never submits automatically', async () => {
    const { client, typeOtp } = await atOtp()
    typeOtp(createOtp())
    expect(client.login).not.toHaveBeenCalled()
  })
})

describe('an error', () => {
  it('an error of the e-mail check keeps the step and the form values', async () => {
    const { state, client, open, typeEmail, submitEmail } = setUp()
    client.checkUser.mockImplementation(failing({ kind: 'encryption' }))
    void open(account)
    typeEmail('asha@example.in')
    await submitEmail()
    expect(state()).toMatchObject({
      step: 'email',
      error: { kind: 'encryption' },
      busy: undefined,
      typed: { email: 'asha@example.in' },
    })
  })

  it('an error of the first OTP request keeps the step', async () => {
    const { state, client, open, typeEmail, submitEmail } = setUp()
    client.sendOtp.mockImplementation(failing(refused('otp_limit', 429)))
    void open(account)
    typeEmail('asha@example.in')
    await submitEmail()
    expect(state()).toMatchObject({ step: 'email', error: { code: 'otp_limit' }, busy: undefined })
  })

  it('an error of the sign-in request keeps the OTP step open with its value, until the next try', async () => {
    const { state, client, typeOtp, submitOtp } = await atOtp()
    client.login.mockImplementation(failing(refused('otp_wrong')))
    typeOtp(spaced('-'))
    await submitOtp()
    expect(state()).toMatchObject({
      step: 'otp',
      error: { code: 'otp_wrong' },
      busy: undefined,
      typed: { otp: spaced('-') },
    })
    const slow = later<SessionUser>()
    client.login.mockImplementation(slow.call)
    void submitOtp()
    expect(state()).toMatchObject({ error: undefined, busy: 'signIn' })
  })

  it.each([
    refused('session', 401),
    refused('session', 406),
    { kind: 'invalidResponse', status: 401 } as const,
    { kind: 'invalidResponse', status: 406 } as const,
  ])('that rejects the session reloads the page and shows no message (%j)', async (failure) => {
    for (const status of ['new', 'verified'] as const) {
      const { state, client, reload, typeOtp, submitOtp } = await atOtp(status)
      client.login.mockImplementation(failing(failure))
      client.register.mockImplementation(failing(failure))
      typeOtp(createOtp())
      await submitOtp()
      expect(reload).toHaveBeenCalledExactlyOnceWith('sessionRefused')
      expect(state()).toMatchObject({ step: 'otp', error: undefined, busy: undefined })
    }
  })

  it.each([
    refused('invalid', 400),
    { kind: 'network' } as const,
    { kind: 'invalidResponse', status: 500 } as const,
  ])('that does not concern the session never reloads the page (%j)', async (failure) => {
    const { state, client, reload, typeOtp, submitOtp } = await atOtp()
    client.login.mockImplementation(failing(failure))
    typeOtp(createOtp())
    await submitOtp()
    expect(reload).not.toHaveBeenCalled()
    expect(state().error).toEqual(failure)
  })
})

describe('a late response', () => {
  it.each(['close', 'changeEmail'] as const)('with an error is ignored after %s', async (leave) => {
    const { state, client, reload, typeOtp, submitOtp, ...actions } = await atOtp()
    const slow = later<SessionUser>()
    client.login.mockImplementation(slow.call)
    typeOtp(createOtp())
    const submitted = submitOtp()
    actions[leave]()
    const left = state()
    slow.fail(refused('session', 401))
    await submitted
    expect(state()).toBe(left)
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['close', 'verified', 'dismissed'],
    ['close', 'new', 'dismissed'],
    ['changeEmail', 'verified', 'loggedIn'],
    ['changeEmail', 'new', 'loggedIn'],
  ] as const)('with a sign-in still signs the visitor in after %s (%s)', async (leave, status, end) => {
    const { state, client, onSignedIn, track, typeOtp, submitOtp, ended, ...actions } = await atOtp(status)
    const slow = later<SessionUser>()
    client.login.mockImplementation(slow.call)
    client.register.mockImplementation(slow.call)
    typeOtp(createOtp())
    const submitted = submitOtp()
    actions[leave]()
    slow.answer(asha)
    await submitted
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(asha, { isNew: status === 'new' })
    expect(track).toHaveBeenLastCalledWith({ kind: 'signedIn', isNew: status === 'new' })
    expect(state()).toMatchObject({ step: 'closed', typed: { email: '', name: '', otp: '' } })
    expect(await ended).toBe(end)
  })

  it('a late sign-in response closes the dialog, even if it was opened again meanwhile', async () => {
    const { state, client, onSignedIn, typeOtp, submitOtp, open } = await atOtp()
    const slow = later<SessionUser>()
    client.login.mockImplementation(slow.call)
    typeOtp(createOtp())
    const submitted = submitOtp()
    const second = open({ kind: 'placeOrder' })
    slow.answer(asha)
    await submitted
    expect(onSignedIn).toHaveBeenCalledOnce()
    expect(await second).toBe('loggedIn')
    expect(state().step).toBe('closed')
  })

  it('a late response of the host closes the dialog even if the visitor went back to the email step meanwhile', async () => {
    const { state, onSignedIn, typeOtp, submitOtp, changeEmail, ended } = await atOtp()
    onSignedIn.mockImplementation(async () => changeEmail())
    typeOtp(createOtp())
    await submitOtp()
    expect(await ended).toBe('loggedIn')
    expect(state()).toMatchObject({ step: 'closed', typed: { email: '', otp: '' } })
  })

  it('a late response of the host does not close a dialog that was opened again meanwhile', async () => {
    const { state, onSignedIn, typeOtp, submitOtp, open, ended } = await atOtp()
    onSignedIn.mockImplementation(async () => void open({ kind: 'placeOrder' }))
    typeOtp(createOtp())
    await submitOtp()
    expect(await ended).toBe('loggedIn')
    expect(state()).toMatchObject({ step: 'email', intent: { kind: 'placeOrder' } })
  })

  it('sends no OTP after the dialog was closed', async () => {
    const { client, open, close, typeEmail, submitEmail } = setUp()
    const slow = later<CheckUserResponse>()
    client.checkUser.mockImplementation(slow.call)
    void open(account)
    typeEmail('asha@example.in')
    const submitted = submitEmail()
    close()
    slow.answer(createCheckedUser('verified'))
    await submitted
    expect(client.sendOtp).not.toHaveBeenCalled()
  })

  it('applies to the submitted e-mail address, even if another one was typed since', async () => {
    const { state, client, open, typeEmail, submitEmail } = setUp()
    const slow = later<SendOtpResponse>()
    client.sendOtp.mockImplementation(slow.call)
    void open(account)
    typeEmail('asha@example.in')
    const submitted = submitEmail()
    await vi.waitFor(() => expect(client.sendOtp).toHaveBeenCalled())
    typeEmail('ravi@example.in')
    slow.answer({ message: 'Sent', resendAfter: 30 })
    await submitted
    expect(state()).toMatchObject({ sentTo: { email: 'asha@example.in' } })
  })
})

it('blocks a second submit until the response arrives', async () => {
  const { client, open, typeEmail, submitEmail, typeOtp, submitOtp, resend, state } = setUp()
  void open(account)
  typeEmail('asha@example.in')
  await Promise.all([submitEmail(), submitEmail()])
  expect(client.checkUser).toHaveBeenCalledOnce()
  expect(client.sendOtp).toHaveBeenCalledOnce()
  const slow = later<SessionUser>()
  client.login.mockImplementation(slow.call)
  typeOtp(createOtp())
  void submitOtp()
  void submitOtp()
  void resend()
  expect(client.login).toHaveBeenCalledOnce()
  expect(client.sendOtp).toHaveBeenCalledOnce()
  expect(state().busy).toBe('signIn')
})

it('blocks a second OTP request until the response arrives, for the first OTP and for a resend', async () => {
  const { client, time, open, typeEmail, typeName, typeMobile, submitEmail, submitDetails, resend } =
    setUp('new')
  void open(account)
  typeEmail('asha@example.in')
  await submitEmail()
  typeName('Asha')
  typeMobile('9876543210')
  await Promise.all([submitDetails(), submitDetails()])
  expect(client.sendOtp).toHaveBeenCalledOnce()
  time.now += 30_000
  await Promise.all([resend(), resend()])
  expect(client.sendOtp).toHaveBeenCalledTimes(2)
})

describe('resending the OTP', () => {
  it('allows resending the OTP only after the delay that the server set', async () => {
    const { store, client, time, track, resend, state } = await atOtp('new')
    expect(state()).toMatchObject({ resend: { availableAt: 1_030_000 }, isResent: false })
    time.now += 29_001
    expect(store.secondsToResend()).toBe(1)
    await resend()
    expect(client.sendOtp).toHaveBeenCalledOnce()
    time.now += 999
    expect(store.secondsToResend()).toBe(0)
    await resend()
    expect(client.sendOtp).toHaveBeenLastCalledWith({
      email: 'asha@example.in',
      mobile: '9876543210',
      countryCode: '91',
      name: 'Asha Rao',
      isResend: true,
      by: 'email',
      fbId: undefined,
    })
    expect(state()).toMatchObject({ step: 'otp', resend: { availableAt: 1_060_000 }, isResent: true })
    expect(track).toHaveBeenLastCalledWith({ kind: 'otpSent', isResend: true, by: 'email' })
  })

  it('a resend empties the OTP field on success, and keeps its text on failure', async () => {
    const { client, time, resend, typeOtp, state } = await atOtp()
    time.now += 30_000
    typeOtp('12')
    client.sendOtp.mockImplementationOnce(failing(refused('otp_limit', 429)))
    await resend()
    expect(state()).toMatchObject({ typed: { otp: '12' }, error: { code: 'otp_limit' } })
    await resend()
    expect(state()).toMatchObject({ typed: { otp: '' }, isTouched: false, error: undefined })
  })
})

describe('opening and closing', () => {
  it('resolves the earlier login as dismissed when the dialog is opened again', async () => {
    const { state, open, close } = setUp()
    const first = open(account)
    const second = open({ kind: 'placeOrder' })
    expect(await first).toBe('dismissed')
    expect(state()).toMatchObject({ step: 'email', intent: { kind: 'placeOrder' } })
    close()
    expect(await second).toBe('dismissed')
  })

  it('keeps its state when opened again with the same intent, such as by a second tap', async () => {
    const { state, client, open, typeEmail, submitEmail, close } = setUp()
    let answer: (outcome: Awaited<ReturnType<typeof client.checkUser>>) => void = () => undefined
    client.checkUser.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const first = vi.fn()
    void open(account).then(first)
    typeEmail('asha@example.com')
    const checking = submitEmail()
    expect(await open({ ...account })).toBe('dismissed')
    expect(first).not.toHaveBeenCalled()
    answer({ ok: true, value: createCheckedUser('new') })
    await checking
    expect(state().step).toBe('details')
    close()
    await vi.waitFor(() => expect(first).toHaveBeenCalledExactlyOnceWith('dismissed'))
  })

  it('keeps all form values when the address is changed or the dialog is closed', async () => {
    const { state, changeEmail, close, open, submitEmail } = await atOtp('new')
    const { typed } = state()
    changeEmail()
    expect(state()).toMatchObject({ step: 'email', typed })
    close()
    void open(account)
    expect(state()).toMatchObject({ step: 'email', typed })
    await submitEmail()
    expect(state()).toMatchObject({ step: 'details', typed })
  })

  it('waits for the host after the sign-in; closing the dialog meanwhile still counts as signed in', async () => {
    const { state, onSignedIn, typeOtp, submitOtp, close, ended } = await atOtp()
    let hostIsDone = () => {}
    onSignedIn.mockImplementation(() => new Promise((resolve) => (hostIsDone = resolve)))
    typeOtp(createOtp())
    const submitted = submitOtp()
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalled())
    expect(state()).toMatchObject({ step: 'otp', busy: 'signIn' })
    const end = vi.fn<(end: LoginResult) => void>()
    void ended.then(end)
    close()
    expect(state().step).toBe('closed')
    hostIsDone()
    await submitted
    await ended
    expect(end).toHaveBeenCalledExactlyOnceWith('loggedIn')
  })

  it('does not close a dialog that was opened again while the host was busy', async () => {
    const { state, onSignedIn, typeOtp, submitOtp, close, open, ended } = await atOtp()
    let hostIsDone = () => {}
    onSignedIn.mockImplementation(() => new Promise((resolve) => (hostIsDone = resolve)))
    typeOtp(createOtp())
    const submitted = submitOtp()
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalled())
    close()
    void open(account)
    hostIsDone()
    await submitted
    expect(await ended).toBe('loggedIn')
    expect(state().step).toBe('email')
  })

  it('goes back from the details step to the email address', async () => {
    const { state, open, typeEmail, typeName, submitEmail, changeEmail } = setUp('new')
    void open(account)
    typeEmail('asha@example.in')
    await submitEmail()
    typeName('Asha')
    changeEmail()
    expect(state()).toMatchObject({ step: 'email', typed: { email: 'asha@example.in', name: 'Asha' } })
  })

  it('closes even when the sign-in callback of the host fails', async () => {
    const { state, onSignedIn, typeOtp, submitOtp, ended } = await atOtp()
    onSignedIn.mockRejectedValue(new Error('cart'))
    typeOtp(createOtp())
    await expect(submitOtp()).rejects.toThrow('cart')
    expect(await ended).toBe('loggedIn')
    expect(state().step).toBe('closed')
  })

  it('starts closed, like the server-rendered HTML', () => {
    const { store, open } = setUp()
    void open(account)
    expect(store.getInitialState().step).toBe('closed')
  })
})
