import type { SessionState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createSectionResource } from './createSectionResource.ts'
import type { InitialSectionData } from './SectionData.ts'

const user = (firstName: string): SessionState => ({ kind: 'user', firstName, isVerified: true })
const guest: SessionState = { kind: 'guest' }
const refused: Result<string> = {
  ok: false,
  failure: { kind: 'refused', status: 401, code: 'login_required', message: '' },
}
const quiet = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}

function setUp(initial?: InitialSectionData<string>, who: SessionState = user('Asha')) {
  const session = createStore<SessionState>(() => who)
  const waiting: ((answer: Result<string>) => void)[] = []
  const onSessionEnd = vi.fn()
  const read = vi.fn(() => new Promise<Result<string>>((resolve) => waiting.push(resolve)))
  const reading = createSectionResource<string>({
    ...{ initial, session, read, onSessionEnd },
    requestLogin: async () => {
      session.setState(user('Asha'), true)
      return 'loggedIn'
    },
  })
  const answer = async (value: string | Result<string>, which = 0) => {
    waiting.splice(which, 1)[0]?.(typeof value === 'string' ? { ok: true, value } : value)
    await quiet()
  }
  return { session, reading, read, answer, onLeave: onSessionEnd, show: reading.getState }
}

describe('createSectionResource', () => {
  it('is loading, loaded, or failed with the server’s message, and can be retried', async () => {
    const { reading, answer, show } = setUp()
    expect(show()).toEqual({ kind: 'loading' })
    void reading.refresh()
    await answer({
      ok: false,
      failure: { kind: 'refused', status: 403, code: 'unproven', message: 'Prove it.' },
    })
    expect(show()).toEqual({ kind: 'failed', message: 'Prove it.' })
    void reading.refresh()
    expect(show()).toEqual({ kind: 'loading' })
    await answer({ ok: false, failure: { kind: 'network' } })
    expect(show()).toEqual({ kind: 'failed' })
    void reading.refresh()
    await answer('hers')
    expect(show()).toEqual({ kind: 'ready', data: 'hers' })
  })

  it('keeps the server-rendered data while the browser loads the session', async () => {
    const { session, read, show } = setUp({ kind: 'ready', data: 'hers' }, guest)
    session.setState(user('Asha'), true)
    await quiet()
    expect(read).not.toHaveBeenCalled()
    expect(show()).toEqual({ kind: 'ready', data: 'hers' })
  })

  it('keeps the newest of several responses, whatever the order in which they arrive', async () => {
    const { reading, answer, show } = setUp()
    void reading.refresh()
    void reading.refresh()
    await answer('new', 1)
    await answer('old')
    expect(show()).toEqual({ kind: 'ready', data: 'new' })
  })

  it('ignores the response of a request that began before a change was confirmed', async () => {
    const { reading, answer, show } = setUp({ kind: 'ready', data: 'before' })
    void reading.refresh()
    reading.setData('after')
    await answer('before')
    expect(show()).toEqual({ kind: 'ready', data: 'after' })
  })

  it('keeps its data when a refresh fails, and clears them after a 401', async () => {
    const { reading, answer, show, onLeave } = setUp({ kind: 'ready', data: 'hers' })
    void reading.refresh()
    await answer({ ok: false, failure: { kind: 'network' } })
    expect(show()).toEqual({ kind: 'ready', data: 'hers' })
    void reading.refresh()
    await answer(refused)
    expect(show()).toEqual({ kind: 'guest' })
    expect(onLeave).toHaveBeenCalledExactlyOnceWith('refused')
  })

  it('loads once after a login', async () => {
    const { reading, answer, show, read } = setUp({ kind: 'guest' }, guest)
    void reading.logIn()
    await quiet()
    await answer('hers')
    expect(read).toHaveBeenCalledOnce()
    expect(show()).toEqual({ kind: 'ready', data: 'hers' })
  })

  it('clears its data on a log-out, and ignores earlier requests', async () => {
    const { session, reading, answer, show, onLeave } = setUp({ kind: 'ready', data: 'hers' })
    void reading.refresh()
    session.setState(guest, true)
    expect(show()).toEqual({ kind: 'guest' })
    expect(onLeave).toHaveBeenCalledExactlyOnceWith('gone')
    await answer('hers')
    expect(show()).toEqual({ kind: 'guest' })
  })

  it("hides its data when another user logs in in another tab, and loads that user's data", async () => {
    const { session, answer, show } = setUp({ kind: 'ready', data: 'hers' })
    session.setState(user('Ravi'), true)
    expect(show()).toEqual({ kind: 'loading' })
    await answer('his')
    expect(show()).toEqual({ kind: 'ready', data: 'his' })
  })

  it('keeps its data while a user changes their own name', () => {
    const { session, reading, show, onLeave } = setUp({ kind: 'ready', data: 'hers' })
    reading.runWithoutReset(() => session.setState(user('Aasha'), true))
    expect(show()).toEqual({ kind: 'ready', data: 'hers' })
    expect(onLeave).not.toHaveBeenCalled()
  })
})

describe('SectionResource.request', () => {
  it('returns nothing after the user changed', async () => {
    const { session, reading } = setUp({ kind: 'ready', data: 'hers' })
    let settle: (answer: Result<string>) => void = () => undefined
    const requested = reading.request(() => new Promise<Result<string>>((resolve) => (settle = resolve)))
    session.setState(guest, true)
    settle({ ok: true, value: 'hers' })
    await expect(requested).resolves.toBeUndefined()
  })

  it('switches to the guest state on a 401', async () => {
    const { reading, show } = setUp({ kind: 'ready', data: 'hers' })
    await expect(reading.request(async () => refused)).resolves.toBeUndefined()
    expect(show()).toEqual({ kind: 'guest' })
  })
})

it('shows no data of another user, for any order of logins, log-outs and responses', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('session' as const), who: fc.constantFrom('', 'Asha', 'Ravi') }),
    fc.record({ kind: fc.constant('refresh' as const) }),
    fc.record({ kind: fc.constant('change' as const) }),
    fc.record({ kind: fc.constant('answer' as const), which: fc.nat(5) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
      const session = createStore<SessionState>(() => guest)
      const waiting: (() => void)[] = []
      const here = () => {
        const now = session.getState()
        return now.kind === 'user' ? now.firstName : ''
      }
      // Each response contains the data of the user who was logged in when the request was sent.
      const ask = () => {
        const asker = here()
        return new Promise<Result<string>>((resolve) =>
          waiting.push(() => resolve(asker === '' ? refused : { ok: true, value: asker })),
        )
      }
      const reading = createSectionResource<string>({
        session,
        requestLogin: async () => 'dismissed',
        read: ask,
      })
      for (const one of steps) {
        if (one.kind === 'session') session.setState(one.who === '' ? guest : user(one.who), true)
        else if (one.kind === 'refresh') void reading.refresh()
        else if (one.kind === 'change')
          void reading.request(ask).then((answer) => answer?.ok && reading.setData(answer.value))
        else waiting.splice(one.which % Math.max(1, waiting.length), 1)[0]?.()
        await quiet()
        const shown = reading.getState()
        if (shown.kind === 'ready') expect(shown.data).toBe(here())
      }
    }),
    { numRuns: 500 * Number(process.env.STORE_TEST_FACTOR ?? 1) },
  )
})
