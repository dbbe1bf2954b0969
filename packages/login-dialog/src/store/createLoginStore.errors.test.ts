import type { UserStatus } from '@store/api-client/contract/login'
import { apiErrorByFault, createFaultInjector, createOtp } from '@store/api-client/testing'
import { describe, expect, it, vi } from 'vitest'
import { createMockLoginClient } from '../fixtures/createMockLoginClient.ts'
import { asha } from '../fixtures/sampleUsers.ts'
import { createLoginStore } from './createLoginStore.ts'

const faulty = ['failing', 'nonsense', 'gone'] as const

function open(status: UserStatus) {
  const faults = createFaultInjector()
  const onSignedIn = vi.fn()
  const client = createMockLoginClient(status)
  client.register.mockResolvedValue({ ok: true, value: { ...asha, isMobileNew: true } })
  let now = 1_000_000
  const store = createLoginStore({
    ports: {
      client: faults.wrap(client),
      ...{ onSignedIn, reload: vi.fn(), go: vi.fn(), track: vi.fn() },
      clock: { now: () => new Date(now) },
    },
  })
  const wait = (seconds: number) => {
    now += seconds * 1000
  }
  return { ...store.actions, faults, onSignedIn, wait, state: store.getState }
}

type Login = ReturnType<typeof open>

interface Step {
  readonly status: UserStatus
  /** Goes to the step and fills in its fields. */
  readonly arrive: (login: Login) => Promise<void>
  readonly send: (login: Login) => Promise<void>
  /** The step after success. */
  readonly next: string
}

const email: Step = {
  status: 'new',
  arrive: async ({ open: begin, typeEmail }) => {
    void begin({ kind: 'account' })
    typeEmail('asha@example.in')
  },
  send: ({ submitEmail }) => submitEmail(),
  next: 'details',
}
const details: Step = {
  status: 'new',
  arrive: async (login) => {
    await email.arrive(login)
    await login.submitEmail()
    login.typeName('Asha Rao')
    login.typeMobile('9876543210')
  },
  send: ({ submitDetails }) => submitDetails(),
  next: 'otp',
}
const code: Step = {
  status: 'new',
  arrive: async (login) => {
    await details.arrive(login)
    await login.submitDetails()
    login.typeOtp(createOtp())
  },
  send: ({ submitOtp }) => submitOtp(),
  next: 'mobile',
}
const steps: readonly (readonly [string, Step])[] = [
  ['e-mail', email],
  ['details', details],
  ['code', code],
  [
    'OTP of a registered user',
    {
      status: 'verified',
      arrive: async (login) => {
        await email.arrive(login)
        await login.submitEmail()
        login.typeOtp(createOtp())
      },
      send: ({ submitOtp }) => submitOtp(),
      next: 'closed',
    },
  ],
  [
    'code asked for once more',
    {
      status: 'verified',
      arrive: async (login) => {
        await email.arrive(login)
        await login.submitEmail()
        login.wait(60)
      },
      send: ({ resend }) => resend(),
      next: 'otp',
    },
  ],
  [
    'code of the number',
    {
      status: 'new',
      arrive: async (login) => {
        await code.arrive(login)
        await login.submitOtp()
        login.typeOtp(createOtp(654_321))
      },
      send: ({ submitMobile }) => submitMobile(),
      next: 'closed',
    },
  ],
]

describe.each(steps)('the %s step', (_, { status, arrive, send, next }) => {
  it.each(faulty)(
    'shows an error on a %s API, keeps the form values, and continues on retry',
    async (fault) => {
      const login = open(status)
      await arrive(login)
      const { step, typed } = login.state()
      login.faults.inject(fault)
      await send(login)
      expect(login.faults.injectedCount()).toBe(1)
      expect(login.state()).toMatchObject({ step, typed, busy: undefined, error: apiErrorByFault[fault] })
      login.faults.inject(undefined)
      await send(login)
      expect(login.state()).toMatchObject({ step: next, error: undefined, busy: undefined })
    },
  )

  it('sends one request for repeated taps, and opens nothing when the response arrives after the dialog was closed', async () => {
    const login = open(status)
    await arrive(login)
    login.faults.inject('slow')
    const sent = [send(login), send(login)]
    await vi.waitFor(() => expect(login.faults.injectedCount()).toBe(1))
    login.close()
    login.faults.inject(undefined)
    login.faults.releaseSlowCalls()
    await Promise.all(sent)
    expect(login.state()).toMatchObject({ step: 'closed', error: undefined, busy: undefined })
  })
})
