import { createOtp } from '@store/api-client/testing'
import { describe, expect, it, vi } from 'vitest'
import { createAccountPorts, createFakeDraftStorage } from '../fixtures/createAccountPorts.ts'
import { createAccountServer } from '../fixtures/createAccountServer.ts'
import { sampleProfile } from '../fixtures/sampleAccount.ts'
import { createProfileStore } from './createProfileStore.ts'

function setUp(kept?: object) {
  const server = createAccountServer()
  const draft = createFakeDraftStorage(kept)
  const onRenamed = vi.fn()
  let now = Date.parse('2026-11-22T06:30:00.000Z')
  const ports = createAccountPorts(server, { clock: { now: () => new Date(now) }, onRenamed })
  const store = createProfileStore({
    initial: { kind: 'ready', data: sampleProfile },
    ports: { ...ports, client: server.client.profile, draft },
  })
  return { store, server, draft, onRenamed, wait: (ms: number) => (now += ms) }
}

describe('name and title', () => {
  it('name and title are edited from the current values, saved without surrounding spaces, and reported to the host', async () => {
    const { store, server, onRenamed, draft } = setUp()
    const { actions, reading } = store
    actions.edit()
    expect(store.getState().edit).toMatchObject({ title: 'Mrs.', name: 'Asha Menon' })
    actions.type({ name: ' Asha Rao ' })
    actions.type({ title: 'Ms.' })
    expect(draft.kept()).toEqual({ title: 'Ms.', name: ' Asha Rao ' })
    await expect(actions.save()).resolves.toBe(true)
    expect(server.asked).toEqual(['save Ms. Asha Rao'])
    expect(reading.getState()).toMatchObject({ kind: 'ready', data: { title: 'Ms.', name: 'Asha Rao' } })
    expect(store.getState()).toMatchObject({ edit: undefined, done: 'saved' })
    expect(draft.kept()).toBeUndefined()
    expect(onRenamed).toHaveBeenCalledOnce()
  })

  it.each([
    ['  ', 'required'],
    ['a'.repeat(61), 'tooLong'],
  ])('are not sent when the name is %j', async (name, kind) => {
    const { store, server } = setUp()
    store.actions.edit()
    store.actions.type({ name })
    await expect(store.actions.save()).resolves.toBe(false)
    expect(store.getState().edit?.nameError).toEqual({ kind })
    expect(server.asked).toEqual([])
  })

  it("keep the typed text and show the server's error, at the field or above the button", async () => {
    const { store, server, draft } = setUp()
    store.actions.edit()
    store.actions.type({ name: 'Asha Rao' })
    server.feel({ status: 422, code: 'name_too_long', message: 'Too long for us.', field: 'name' })
    await store.actions.save()
    expect(store.getState().edit).toMatchObject({
      name: 'Asha Rao',
      nameError: { kind: 'refused', message: 'Too long for us.' },
      isSaving: false,
    })
    server.feel('away')
    await store.actions.save()
    expect(store.getState().edit).toMatchObject({ name: 'Asha Rao', error: '', nameError: undefined })
    expect(draft.kept()).toEqual({ title: 'Mrs.', name: 'Asha Rao' })
  })

  it('keep the name typed while the previous name is saved', async () => {
    const { store, draft } = setUp()
    store.actions.edit()
    store.actions.type({ name: 'Asha Rao' })
    const saving = store.actions.save()
    store.actions.type({ name: 'Asha Rao Menon' })
    await saving
    expect(store.getState().edit).toMatchObject({ name: 'Asha Rao Menon', isSaving: false })
    expect(draft.kept()).toMatchObject({ name: 'Asha Rao Menon' })
  })

  it('name and title are sent once on two quick taps', async () => {
    const { store, server } = setUp()
    store.actions.edit()
    await Promise.all([store.actions.save(), store.actions.save()])
    expect(server.asked).toHaveLength(1)
  })

  it('drafts of name and title are restored after a reload, unless their format is invalid', () => {
    const { store } = setUp({ title: 'Ms.', name: 'Asha R' })
    store.actions.resume()
    expect(store.getState().edit).toMatchObject({ title: 'Ms.', name: 'Asha R' })
    const other = setUp({ title: 'Lord', name: 7 })
    other.store.actions.resume()
    expect(other.store.getState().edit).toBeUndefined()
  })

  it('are cleared by a log-out, including typed text', () => {
    const { store, server, draft } = setUp()
    store.actions.edit()
    store.actions.type({ name: 'Asha R' })
    server.logOut()
    expect(store.getState().edit).toBeUndefined()
    expect(draft.kept()).toBeUndefined()
  })

  it('are kept if only the session expired and the same user logs in again', async () => {
    const { store, server, draft } = setUp()
    store.actions.edit()
    store.actions.type({ name: 'Asha R' })
    server.feel({ status: 401, code: 'login_required', message: '' })
    await store.actions.save()
    expect(store.reading.getState()).toEqual({ kind: 'guest' })
    expect(draft.kept()).toEqual({ title: 'Mrs.', name: 'Asha R' })
  })
})

describe('the mobile number', () => {
  it('a mobile number gets an OTP and is verified with it', async () => {
    const { store, server } = setUp()
    const { mobile } = store
    mobile.change()
    expect(store.getState().mobile).toMatchObject({ number: '9876543210', countryCode: '91' })
    mobile.typeNumber({ code: '91', number: '098123 45678' })
    await mobile.sendCode()
    expect(store.getState().mobile?.sentTo).toEqual({
      email: 'asha@example.com',
      mobile: '9812345678',
      countryCode: '91',
    })
    mobile.typeCode(createOtp(12_345))
    await mobile.verify()
    expect(server.asked).toEqual(['send 9812345678', `prove ${createOtp(12_345)}`, 'profile'])
    expect(store.getState()).toMatchObject({ mobile: undefined, done: 'proven' })
    expect(store.reading.getState()).toMatchObject({ data: { isMobileProven: true } })
  })

  it('shows the stored number, which is unverified, if the verification of another number is cancelled', async () => {
    const { store, server } = setUp()
    const { mobile } = store
    mobile.change()
    mobile.typeNumber({ code: '91', number: '9812345678' })
    await mobile.sendCode()
    // The server stores a number before it sends the code.
    server.hold({ profile: { ...sampleProfile, mobile: '9812345678', isMobileProven: false } })
    mobile.cancel()
    await vi.waitFor(() =>
      expect(store.reading.getState()).toMatchObject({
        data: { mobile: '9812345678', isMobileProven: false },
      }),
    )
  })

  it('gets another OTP only after a delay', async () => {
    const { store, server, wait } = setUp()
    store.mobile.change()
    await store.mobile.sendCode()
    expect(store.mobile.secondsToResend()).toBe(30)
    await store.mobile.sendCode()
    expect(server.asked).toEqual(['send 9876543210'])
    wait(30_000)
    await store.mobile.sendCode()
    expect(server.asked).toEqual(['send 9876543210', 'send 9876543210'])
  })

  it('shows the errors of number and OTP, and keeps the typed text', async () => {
    const { store, server } = setUp()
    const { mobile } = store
    mobile.change()
    mobile.typeNumber({ code: '91', number: '123' })
    await mobile.sendCode()
    expect(store.getState().mobile?.error).toEqual({ kind: 'mobile' })
    mobile.typeNumber({ code: '91', number: '9876543210' })
    await mobile.sendCode()
    await mobile.verify()
    expect(store.getState().mobile?.error).toEqual({ kind: 'otpMissing' })
    mobile.typeCode('12')
    await mobile.verify()
    expect(store.getState().mobile?.error).toEqual({ kind: 'otp' })
    server.feel({ status: 422, code: 'otp_wrong', message: 'No.' })
    mobile.typeCode(createOtp())
    await mobile.verify()
    expect(store.getState().mobile).toMatchObject({
      otp: createOtp(),
      error: { kind: 'refused', code: 'otp_wrong', message: 'No.' },
      busy: undefined,
    })
  })
})
