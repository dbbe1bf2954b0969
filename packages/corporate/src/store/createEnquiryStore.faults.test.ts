import { createFaultInjector } from '@store/api-client/testing'
import { describe, expect, it, vi } from 'vitest'
import { createCorporateServer } from '../fixtures/createCorporateServer.ts'
import { samplePage } from '../fixtures/samplePage.ts'
import { createEnquiryStore } from './createEnquiryStore.ts'
import type { EnquiryDraft } from './EnquiryDraft.ts'
import { parseEnquiryDraft } from './parseEnquiryDraft.ts'

const faulty = ['failing', 'nonsense', 'gone'] as const
const asha = {
  ...{ name: 'Asha', mobile: '9876543210', email: 'asha@ridge.example', quantity: '120', company: 'Ridge' },
  ...{ captcha: 'K7MX', isByMail: false, website: '' },
}

function open() {
  const faults = createFaultInjector()
  const server = createCorporateServer()
  const stored: { draft: EnquiryDraft | null } = { draft: null }
  let keys = 0
  const store = createEnquiryStore({
    initial: { gifts: samplePage.products },
    ports: {
      client: faults.wrap(server.client),
      draft: {
        read: () => parseEnquiryDraft(stored.draft),
        write: (draft) => {
          stored.draft = draft
        },
        forget: () => {
          stored.draft = null
        },
      },
      newKey: () => `key-${++keys}`,
      clock: { now: () => new Date('2026-11-23T10:00:00+05:30') },
      track: vi.fn(),
    },
  })
  const captcha = (kind: string) => vi.waitFor(() => expect(store.getState().captcha.kind).toBe(kind))
  return { ...store.actions, store, faults, server, kept: stored, captcha, state: store.getState }
}

describe.each(faulty)('a %s API', (fault) => {
  it('leaves the form without a captcha until a retry succeeds', async () => {
    const form = open()
    form.faults.inject(fault)
    form.open()
    await form.captcha('failed')
    form.faults.inject(undefined)
    form.renewCaptcha()
    await form.captcha('ready')
  })

  it('does not lose the typed values, and a retry sends the same idempotency key', async () => {
    const form = open()
    form.open()
    await form.captcha('ready')
    form.type({ name: 'Asha', company: 'Ridge' })
    form.faults.inject(fault)
    await form.submit(asha)
    expect(form.state().submission).toEqual({ kind: 'failed', fault: { kind: 'unreachable' } })
    expect(form.state().values).toMatchObject({ name: 'Asha', company: 'Ridge' })
    const key = form.kept.draft?.tried?.key
    form.faults.inject(undefined)
    await form.submit(asha)
    expect(form.state().submission.kind).toBe('sent')
    expect(form.server.submitted.map(({ enquiryKey }) => enquiryKey)).toEqual([key])
  })

  it('leaves an enquiry unconfirmed until a retry of its link succeeds', async () => {
    const form = open()
    form.faults.inject(fault)
    await form.confirm('a-link-that-is-good')
    expect(form.state().link).toEqual({ kind: 'failed', token: 'a-link-that-is-good' })
    form.faults.inject(undefined)
    await form.confirm('a-link-that-is-good')
    expect(form.state().link.kind).toBe('confirmed')
  })
})

it('sends an enquiry once for repeated presses on a slow API', async () => {
  const form = open()
  form.open()
  await form.captcha('ready')
  form.faults.inject('slow')
  const sent = [form.submit(asha), form.submit(asha)]
  form.close()
  form.faults.releaseSlowCalls()
  await Promise.all(sent)
  expect(form.server.submitted).toHaveLength(1)
  expect(form.state()).toMatchObject({ isOpen: false, submission: { kind: 'sent' } })
})
