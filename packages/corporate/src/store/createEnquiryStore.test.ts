import { recipientLimits } from '@store/api-client/contract/rules/validateRecipient'
import { describe, expect, it, vi } from 'vitest'
import { createCorporateServer, type EnquiryResponse } from '../fixtures/createCorporateServer.ts'
import { samplePage } from '../fixtures/samplePage.ts'
import { createEnquiryStore } from './createEnquiryStore.ts'
import type { EnquiryEvent } from './EnquiryEvent.ts'
import { emptyEnquiryValues } from './EnquiryValues.ts'
import { parseEnquiryDraft } from './parseEnquiryDraft.ts'
import { parseProductUrlParam } from './parseProductUrlParam.ts'

const asha = {
  ...{ name: 'Asha', mobile: '9876543210', email: 'asha@ridge.example', quantity: '120', company: 'Ridge' },
  ...{ captcha: 'K7MX', isByMail: false, website: '' },
}
const recipient = { name: 'Rohan', phone: '9812345678', pincode: '560001', message: '' }
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

function setUp(answer?: EnquiryResponse | readonly EnquiryResponse[], kept: { draft?: string } = {}) {
  const server = createCorporateServer(answer)
  const events: EnquiryEvent[] = []
  let now = new Date('2026-11-23T10:00:00+05:30')
  let keys = 0
  const open = () =>
    createEnquiryStore({
      initial: { gifts: samplePage.products },
      ports: {
        client: server.client,
        draft: {
          read: () => parseEnquiryDraft(JSON.parse(kept.draft ?? 'null')),
          write: (draft) => {
            kept.draft = JSON.stringify(draft)
          },
          forget: () => {
            delete kept.draft
          },
        },
        newKey: () => `key-${++keys}`,
        clock: { now: () => now },
        track: (event) => events.push(event),
      },
    })
  const store = open()
  const wait = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  return { ...server, store, actions: store.actions, events, kept, wait, reload: open }
}

async function opened(...given: Parameters<typeof setUp>) {
  const scene = setUp(...given)
  scene.actions.open()
  await settle()
  return scene
}

describe('the enquiry store', () => {
  it('starts closed, with an empty form and no list', () => {
    expect(setUp().store.getState()).toEqual({
      ...{ isOpen: false, values: emptyEnquiryValues, captcha: { kind: 'none' } },
      list: { rows: [], faulty: 0, isChecked: true },
      ...{ submission: { kind: 'editing' }, link: { kind: 'none' } },
    })
  })

  it('counts each opening of the form, and reads the draft only at the first', async () => {
    const { actions, store, events, kept } = await opened()
    kept.draft = JSON.stringify({ values: { name: 'Asha' } })
    actions.close()
    actions.open()
    expect(store.getState().values).toEqual(emptyEnquiryValues)
    expect(events).toEqual([{ kind: 'enquiryOpened' }, { kind: 'enquiryOpened' }])
  })

  it('requests another captcha only after the last one has expired', async () => {
    const { actions, captchas, wait } = await opened()
    wait(599_000)
    actions.open()
    expect(captchas()).toBe(1)
    wait(2_000)
    actions.open()
    expect(captchas()).toBe(2)
  })

  it('loads one captcha when the form opens', async () => {
    const { store, actions, captchas } = await opened()
    expect(store.getState()).toMatchObject({ isOpen: true, captcha: { kind: 'ready' } })
    actions.close()
    actions.open()
    expect(captchas()).toBe(1)
  })

  it('submits the enquiry with captcha, gift and list, and shows its reference number', async () => {
    const { store, actions, submitted, events, kept } = await opened()
    actions.type({ ...asha, productUrl: '/p/gift/welcome-kit' })
    actions.takeList({ rows: [recipient], faulty: 0, isChecked: true })
    expect(await actions.submit(asha)).toBeUndefined()
    expect(submitted).toEqual([
      expect.objectContaining({
        ...{
          enquiryKey: 'key-1',
          captcha: 'K7MX',
          productUrl: '/p/gift/welcome-kit',
          recipients: [recipient],
        },
        captchaId: expect.any(String),
      }),
    ])
    expect(store.getState().submission).toEqual({
      ...{ kind: 'sent', reference: 'CE-7K4QX2MN', awaitsLink: false, email: 'asha@ridge.example' },
    })
    expect(events.at(-1)).toEqual({ kind: 'enquirySent', reference: 'CE-7K4QX2MN', awaitsLink: false })
    expect(kept.draft).toBeUndefined()
  })

  it('submits once for repeated presses', async () => {
    const { actions, submitted } = await opened()
    await Promise.all([actions.submit(asha), actions.submit(asha), actions.submit(asha)])
    await actions.submit(asha)
    expect(submitted).toHaveLength(1)
  })

  it('keeps its idempotency key for a retry, also after a reload, but not for other values', async () => {
    const { actions, submitted, store, reload } = await opened('offline')
    await actions.submit(asha)
    expect(store.getState().submission).toEqual({ kind: 'failed', fault: { kind: 'unreachable' } })
    await actions.submit({ ...asha, captcha: 'W4NY' })
    const later = reload()
    later.actions.open()
    await settle()
    await later.actions.submit(asha)
    await later.actions.submit({ ...asha, quantity: '7' })
    expect(submitted.map(({ enquiryKey }) => enquiryKey)).toEqual(['key-1', 'key-1', 'key-1', 'key-2'])
  })

  it('keeps the typed values and the list after a reload, but not the captcha', async () => {
    const { actions, kept, reload } = await opened('offline')
    actions.type({ name: 'Asha', quantity: '120' })
    actions.takeList({ rows: [recipient], faulty: 0, isChecked: true })
    await actions.submit(asha)
    expect(kept.draft).not.toContain('K7MX')
    const later = reload()
    expect(later.getState().values.name).toBe('')
    later.actions.open()
    expect(later.getState().values).toMatchObject({ name: 'Asha', quantity: '120' })
    expect(later.getState().list).toEqual({ rows: [recipient], faulty: 0, isChecked: false })
  })

  it('returns the field that the server rejected, with its message', async () => {
    const { actions, store, captchas } = await opened({
      ...{ code: 'invalid', message: 'Please enter valid email address', field: 'email' },
    })
    expect(await actions.submit(asha)).toEqual({
      field: 'email',
      message: 'Please enter valid email address',
    })
    expect(store.getState().submission).toEqual({ kind: 'editing' })
    expect(captchas()).toBe(1)
  })

  it('loads another captcha when the last solution was wrong', async () => {
    const { actions, captchas } = await opened({ code: 'captcha_wrong', message: 'x', field: 'captcha' })
    expect(await actions.submit(asha)).toMatchObject({ field: 'captcha' })
    expect(captchas()).toBe(2)
  })

  it('does not submit an expired captcha', async () => {
    const { actions, store, submitted, wait } = await opened()
    wait(600_000)
    expect(await actions.submit(asha)).toMatchObject({ field: 'captcha' })
    expect(store.getState().captcha).toEqual({ kind: 'expired' })
    expect(submitted).toEqual([])
  })

  it('requires no captcha for an enquiry that is confirmed by an emailed link', async () => {
    const { actions, store, submitted, wait } = await opened('awaitsLink')
    wait(600_000)
    await actions.submit({ ...asha, isByMail: true })
    expect(submitted[0]).toMatchObject({ isByMail: true, captcha: '' })
    expect(store.getState().submission).toMatchObject({ kind: 'sent', awaitsLink: true })
  })

  it("shows the server's message when the error belongs to no field", async () => {
    const { actions, store } = await opened({ code: 'too_many', message: 'Too many requests.' })
    expect(await actions.submit(asha)).toBeUndefined()
    expect(store.getState().submission).toEqual({
      kind: 'failed',
      fault: { kind: 'refused', message: 'Too many requests.' },
    })
  })

  it('does not submit a list that has errors or was not checked', async () => {
    const { actions, store, submitted } = await opened()
    actions.takeList({ rows: [recipient], faulty: 1, isChecked: true })
    await actions.submit(asha)
    expect(store.getState().submission).toEqual({ kind: 'failed', fault: { kind: 'list', faulty: 1 } })
    actions.takeList({ rows: [recipient], faulty: 0, isChecked: false })
    expect(store.getState().submission).toEqual({ kind: 'editing' })
    await actions.submit(asha)
    expect(submitted).toEqual([])
    actions.takeList({ rows: [], faulty: 0, isChecked: true })
    await actions.submit(asha)
    expect(submitted).toHaveLength(1)
  })

  it('starts again on Submit Again, with an empty form, a new idempotency key and a new captcha', async () => {
    const { actions, store, submitted, captchas } = await opened()
    actions.type(asha)
    await actions.submit(asha)
    actions.again()
    await settle()
    expect(store.getState()).toMatchObject({
      values: { name: '', quantity: '' },
      submission: { kind: 'editing' },
    })
    expect(captchas()).toBe(2)
    await actions.submit(asha)
    expect(submitted.map(({ enquiryKey }) => enquiryKey)).toEqual(['key-1', 'key-2'])
  })

  it('shows the last requested captcha, whichever response arrives first', async () => {
    const { client, ...scene } = setUp()
    const answers: (() => void)[] = []
    const slow = vi.spyOn(client, 'captcha').mockImplementation(
      () =>
        new Promise((resolve) => {
          const id = `picture-${answers.length}`
          answers.push(() => resolve({ ok: true, value: { id, src: '', width: 1, height: 1, usefulFor: 9 } }))
        }),
    )
    scene.actions.open()
    scene.actions.renewCaptcha()
    for (const answer of answers.reverse()) answer()
    await settle()
    expect(slow).toHaveBeenCalledTimes(2)
    expect(scene.store.getState().captcha).toMatchObject({ id: 'picture-1' })
  })
})

describe('the URL of the page', () => {
  it.each([
    ['?product_url=/p/gift/welcome-kit', '/p/gift/welcome-kit'],
    ['?a=1&product_url=%2Fp%2Fgift%2Fwelcome-kit', '/p/gift/welcome-kit'],
    ['?product_url=https://evil.example/p/a/b', undefined],
    ['?product_url=//evil.example/p/a', undefined],
    ['?product_url=/cart', undefined],
    ['?product_url=/p/gift/welcome-kit/../../cart', undefined],
    ['?product_url=javascript:alert(1)', undefined],
    ['', undefined],
    [`?product_url=/p/gift/${'a'.repeat(192)}`, `/p/gift/${'a'.repeat(192)}`],
    [`?product_url=/p/gift/${'a'.repeat(193)}`, undefined],
  ])('%s selects the gift %s', (search, href) => {
    expect(parseProductUrlParam(search)).toBe(href)
  })

  it('opens the form for the gift in the URL instead of the gift of an earlier visit', async () => {
    const { store, actions } = setUp('sent', {
      draft: JSON.stringify({ values: { productUrl: '/p/gift/other', name: 'Asha' } }),
    })
    actions.arrive('?product_url=/p/gift/welcome-kit', '#enquiry')
    expect(store.getState()).toMatchObject({
      ...{ isOpen: true, values: { productUrl: '/p/gift/welcome-kit', name: 'Asha' } },
    })
  })

  it('confirms the enquiry of an emailed link', async () => {
    const { store, actions, events } = setUp()
    actions.arrive('', '#confirm=a-link-that-is-good')
    expect(store.getState().link.kind).toBe('confirming')
    await settle()
    expect(store.getState().link).toEqual({ kind: 'confirmed', reference: 'CE-7K4QX2MN' })
    expect(events).toEqual([{ kind: 'enquiryConfirmed', reference: 'CE-7K4QX2MN' }])
  })

  it('reports an expired link, and allows a retry after a lost response', async () => {
    const { store, actions, client } = setUp()
    await actions.confirm('some-old-link')
    expect(store.getState().link).toEqual({ kind: 'gone' })
    vi.spyOn(client, 'confirm').mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
    await actions.confirm('a-link-that-is-good')
    expect(store.getState().link).toEqual({ kind: 'failed', token: 'a-link-that-is-good' })
  })

  it('confirms a link once, however often it is pressed', async () => {
    const { actions, client } = setUp()
    const confirm = vi.spyOn(client, 'confirm')
    await Promise.all([actions.confirm('a-link-that-is-good'), actions.confirm('a-link-that-is-good')])
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  it.each(['#confirm=short', '#confirm=a-link-that-is-good&more', '#top', ''])(
    'neither confirms nor opens anything for the fragment "%s"',
    (hash) => {
      const { store, actions } = setUp()
      actions.arrive('', hash)
      expect(store.getState()).toMatchObject({ isOpen: false, link: { kind: 'none' } })
    },
  )
})

describe('parseEnquiryDraft', () => {
  it.each([null, 7, 'x', [], {}, { values: 1, recipients: 'x', tried: {} }, { recipients: [null, 7] }])(
    'accepts any value found in browser storage: %j',
    (kept) => {
      const { values, recipients, tried } = parseEnquiryDraft(kept)
      expect(values).toEqual({})
      expect(recipients.every(({ name }) => name === '')).toBe(true)
      expect(tried).toBeUndefined()
    },
  )

  it('keeps an attempt only with its key and its values, and no more recipients than a list may have', () => {
    expect(parseEnquiryDraft({ tried: { key: 'key-1', said: '{}' } }).tried).toEqual({
      ...{ key: 'key-1', said: '{}' },
    })
    expect(parseEnquiryDraft({ tried: { key: 'key-1' } }).tried).toBeUndefined()
    expect(parseEnquiryDraft({ tried: { said: '{}' } }).tried).toBeUndefined()
    const rows = Array.from({ length: recipientLimits.rows + 1 }, () => ({}))
    const { recipients } = parseEnquiryDraft({ recipients: rows })
    expect(recipients).toHaveLength(recipientLimits.rows)
    expect(recipients[0]).toEqual({ name: '', phone: '', pincode: '', message: '' })
  })
})
