import { describe, expect, it, vi } from 'vitest'
import { createAccountPorts } from '../fixtures/createAccountPorts.ts'
import { createAccountServer } from '../fixtures/createAccountServer.ts'
import { sampleSessions } from '../fixtures/sampleAccount.ts'
import { createPrivacyStore } from './createPrivacyStore.ts'

function setUp() {
  const server = createAccountServer()
  const saveFile = vi.fn()
  const onRemoved = vi.fn()
  const ports = { ...createAccountPorts(server), client: server.client.accountData, saveFile, onRemoved }
  const store = createPrivacyStore({ initial: { kind: 'ready', data: sampleSessions }, ports })
  const ids = () => {
    const now = store.reading.getState()
    return now.kind === 'ready' ? now.data.map(({ id }) => id) : now.kind
  }
  return { store, server, saveFile, onRemoved, ids, ...store.actions }
}

describe('sessions', () => {
  it('ends sessions individually, or all except the current one', async () => {
    const { store, ids, endSession } = setUp()
    await endSession('s2')
    expect(ids()).toEqual(['s1', 's3'])
    expect(store.getState().ended).toBe('one')
    await endSession('others')
    expect(ids()).toEqual(['s1'])
    expect(store.getState().ended).toBe('others')
  })

  it('keeps the sessions after an error, which is shown, and sends one request for two quick taps', async () => {
    const { store, server, ids, endSession } = setUp()
    server.feel('away')
    await Promise.all([endSession('s2'), endSession('s2')])
    expect(server.asked).toEqual(['end s2'])
    expect(ids()).toEqual(['s1', 's2', 's3'])
    expect(store.getState()).toMatchObject({ ending: undefined, endError: '', ended: undefined })
  })
})

describe('the download', () => {
  it('saves all stored data as a file', async () => {
    const { store, saveFile, download } = setUp()
    await download()
    expect(saveFile).toHaveBeenCalledOnce()
    const [name, text] = saveFile.mock.calls[0] ?? []
    expect(name).toBe('my-data.json')
    expect(JSON.parse(String(text))).toMatchObject({ profile: { email: 'asha@example.com' } })
    expect(store.getState().download).toEqual({ kind: 'done' })
  })

  it('a download can be retried after a failure, and saves nothing if another user logs in meanwhile', async () => {
    const { store, server, saveFile, download } = setUp()
    server.feel('away')
    await download()
    expect(store.getState().download).toEqual({ kind: 'failed', message: '' })
    server.feel('well')
    const delayed = download()
    server.logOut()
    await delayed
    expect(saveFile).not.toHaveBeenCalled()
  })
})

describe('deleting the account', () => {
  it('deleting the account requires the typed e-mail address, and notifies the host once', async () => {
    const { store, server, onRemoved, beginRemoval, typeEmail, remove } = setUp()
    await expect(remove()).resolves.toBe(false)
    beginRemoval()
    await expect(remove()).resolves.toBe(false)
    expect(store.getState().removal?.error).toEqual({ kind: 'required' })
    expect(server.asked).toEqual([])
    typeEmail(' asha@example.com ')
    await Promise.all([remove(), remove()])
    expect(server.asked).toEqual(['remove asha@example.com'])
    expect(onRemoved).toHaveBeenCalledOnce()
  })

  it.each(['order_under_way', 'email_wrong'])('fails with %s and keeps the typed text', async (code) => {
    const { store, server, onRemoved, beginRemoval, typeEmail, remove } = setUp()
    beginRemoval()
    typeEmail('asha@example.com')
    server.feel({ status: 409, code, message: 'No.' })
    await expect(remove()).resolves.toBe(false)
    expect(store.getState().removal).toEqual({
      email: 'asha@example.com',
      error: { kind: 'refused', code, message: 'No.' },
      isBusy: false,
    })
    expect(onRemoved).not.toHaveBeenCalled()
  })
})
