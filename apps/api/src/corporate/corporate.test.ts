import { randomUUID } from 'node:crypto'
import type { SubmitEnquiryRequest } from '@store/api-client/contract/corporate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enquiries } from '../db/schema/enquiries.ts'
import { expectOk } from '../fixtures/journey.ts'
import { type CorporateTestApi, openCorporateTestApi } from '../fixtures/openCorporateTestApi.ts'

let api: CorporateTestApi
beforeAll(async () => {
  api = await openCorporateTestApi({ enquiriesPerAddress: 1000 })
})
afterAll(() => api.close())
beforeEach(async () => {
  api.mails.length = 0
  await api.db.delete(enquiries)
})

const rows = () => api.db.select().from(enquiries)
const known = { name: 'Rohan', phone: '9812345678', pincode: '560001', message: 'Thank you - from us all!' }

describe('the landing page', () => {
  it('shows the six kinds of gifts, logos, texts, pictures and steps', async () => {
    const page = expectOk(await api.company().corporate.page())
    expect(page.gifts.map(({ title }) => title)).toEqual([
      ...['Flowers', 'Cakes', 'Gifts', 'Combos', 'Personalised Gifts', 'Plants'],
    ])
    expect(page.clients).toHaveLength(8)
    expect(page.testimonials.length).toBeGreaterThan(3)
    expect(page.gallery.length).toBeGreaterThan(4)
    expect(page.steps).toHaveLength(4)
    expect(page.contactEmail).toBe('corporate@store.test')
    expect(page.products).toContainEqual({
      ...{ title: 'New Joiner Welcome Kit', href: '/p/gift/welcome-kit' },
      ...{ price: 129_900, minimum: 20 },
    })
  })

  it('shows pictures that exist', async () => {
    const { clients, gallery, steps } = expectOk(await api.company().corporate.page())
    const addresses = [...clients, ...gallery.map((picture) => ({ picture }))].map(
      ({ picture }) => picture.src,
    )
    for (const address of [...addresses, ...steps.map(({ img }) => img)])
      expect((await api.app.request(`http://store.test${address}`)).status, address).toBe(200)
  })
})

describe('an enquiry', () => {
  it('is stored, gets a reference number, and is mailed to the shop and its sender', async () => {
    const company = api.company()
    const response = await company.enquiry({ productUrl: '/p/gift/welcome-kit', recipients: [known] })
    const sent = expectOk(await company.corporate.submit(response))
    expect(sent).toEqual({ reference: expect.stringMatching(/^CE-[A-Z0-9]{8}$/), awaitsLink: false })
    expect(await rows()).toEqual([
      expect.objectContaining({
        ...{ reference: sent.reference, mobile: '+919876543210', quantity: 120, company: 'Ridge & Co' },
        ...{ productUrl: '/p/gift/welcome-kit', recipients: [known], confirmedAt: api.now() },
      }),
    ])
    expect(api.mails.map(({ to }) => to)).toEqual(['corporate@store.test', 'asha@ridge.example'])
    const [shop, copy] = api.mails
    expect(shop?.subject).toBe(`Corporate enquiry ${sent.reference}: 120 pieces, Ridge & Co`)
    expect(shop?.text).toContain('http://store.test/p/gift/welcome-kit')
    expect(shop?.text).toContain('1 | Rohan | 9812345678 | 560001 | Thank you - from us all!')
    expect(copy?.text).toContain(sent.reference)
    expect(copy?.text).not.toContain('9812345678')
  })

  it('is created once per idempotency key, however often it is sent', async () => {
    const company = api.company()
    const submitted = await company.enquiry()
    const first = expectOk(await company.corporate.submit(submitted))
    expect(expectOk(await company.corporate.submit(submitted))).toEqual(first)
    expect(await rows()).toHaveLength(1)
    expect(api.mails).toHaveLength(2)
  })

  it('is rejected for a different request with the same idempotency key', async () => {
    const company = api.company()
    const result = await company.enquiry()
    expectOk(await company.corporate.submit(result))
    expect(await company.corporate.submit({ ...result, quantity: '7' })).toMatchObject({
      failure: { status: 409, code: 'enquiry_key_used' },
    })
  })

  it('accepts text in any language, such as Hindi, and removes line breaks from the subject of its e-mails', async () => {
    const company = api.company()
    const asked = await company.enquiry({ name: 'आशा\nBcc: x@y.in', company: 'रिज  और साथी 💐' })
    expectOk(await company.corporate.submit(asked))
    expect(api.mails[0]?.subject).toContain('रिज और साथी 💐')
    expect(api.mails.every(({ subject }) => !/[\r\n]/.test(subject))).toBe(true)
    expect((await rows())[0]?.name).toBe('आशा Bcc: x@y.in')
  })

  const wrong: readonly (readonly [string, Partial<SubmitEnquiryRequest>, string])[] = [
    ['name', { name: ' ' }, 'Please enter valid name'],
    ['mobile', { mobile: '98765' }, 'phone number should be 10 digit*'],
    ['email', { email: 'asha@' }, 'Please enter valid email address'],
    ['quantity', { quantity: '' }, 'Order Quantity cannot be empty'],
    ['quantity', { quantity: '0' }, 'Order Quantity cannot be empty'],
    ['quantity', { quantity: '1.5' }, 'Please enter a whole number, such as 50'],
    ['quantity', { quantity: '1000000000' }, 'Please enter a quantity of at most 1,00,000'],
    ['quantity', { quantity: '100001' }, 'Please enter a quantity of at most 1,00,000'],
    ['company', { company: '' }, 'Please enter valid company name'],
    ['captcha', { captcha: '' }, 'Please enter valid captcha code'],
    ['captcha', { captcha: 'K7MA' }, 'Please enter valid captcha code'],
    ['captcha', { captchaId: undefined }, 'Please enter valid captcha code'],
    ['product', { productUrl: '/cart' }, 'This isn’t a gift from our shop.'],
    ['recipients', { recipients: [known, { ...known, phone: '1' }] }, 'Row 2: phone should be 10 digit.'],
    [
      'recipients',
      { recipients: [{ ...known, pincode: '999999' }] },
      'Row 1: pincode is not in the directory.',
    ],
  ]
  it.each(wrong)('is rejected for %s: %j', async (field, change, message) => {
    const company = api.company()
    const asked = await company.enquiry(change)
    expect(await company.corporate.submit(asked)).toEqual({
      ok: false,
      failure: expect.objectContaining({ kind: 'refused', status: 422, field, message }),
    })
    expect(await rows()).toEqual([])
    expect(api.mails).toEqual([])
  })

  it.each(['https://evil.example/p/a/b', '//evil.example', 'javascript:alert(1)'])(
    'rejects a product URL on another site: %s',
    async (productUrl) => {
      const company = api.company()
      const asked = await company.enquiry({ productUrl })
      expect(await company.corporate.submit(asked)).toMatchObject({ failure: { status: 400 } })
    },
  )

  it('is stored only together with its e-mails', async () => {
    const company = api.company()
    const asked = await company.enquiry()
    api.breakMail(true)
    expect(await company.corporate.submit(asked)).toMatchObject({
      ok: false,
      failure: { kind: 'invalidResponse' },
    })
    expect(await rows()).toEqual([])
    api.breakMail(false)
    // The solved captcha is still valid for the identical attempt.
    expectOk(await company.corporate.submit(asked))
  })

  it('accepts no NUL byte, and a limited body size', async () => {
    const { fetch, enquiry, corporate } = api.company()
    expect(await corporate.submit(await enquiry({ name: 'Asha\0' }))).toMatchObject({
      failure: { status: 400 },
    })
    const body = JSON.stringify({ name: 'a'.repeat(257 * 1024) })
    const address = 'http://store.test/api/marigold/fa-get-page-data/corporate_form_submit'
    const answer = await fetch(
      new Request(address, { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
    )
    expect(answer.status).toBe(413)
  })

  it('accepts a list of at most 500 recipients', async () => {
    const { corporate, enquiry } = api.company()
    const list = Array.from({ length: 501 }, () => known)
    expect(await corporate.submit(await enquiry({ recipients: list }))).toMatchObject({
      failure: { status: 400 },
    })
    expectOk(await corporate.submit(await enquiry({ recipients: list.slice(1) })))
  })
})

describe('the alternative to the captcha', () => {
  const linkIn = (text = '') => /#confirm=(\S+)/.exec(text)?.[1] ?? ''

  it('sends a confirmation link by e-mail, and the enquiry reaches the shop when the link is opened', async () => {
    const company = api.company()
    const asked = await company.enquiry({ isByMail: true, captcha: '', captchaId: undefined })
    const sent = expectOk(await company.corporate.submit(asked))
    expect(sent.awaitsLink).toBe(true)
    expect(api.mails.map(({ to }) => to)).toEqual(['asha@ridge.example'])
    expect((await rows())[0]?.confirmedAt).toBeNull()
    expect(expectOk(await company.corporate.submit(asked))).toEqual(sent)

    const token = linkIn(api.mails[0]?.text)
    const confirmed = expectOk(await company.corporate.confirm({ token }))
    expect(confirmed.reference).toBe(sent.reference)
    expect(expectOk(await company.corporate.confirm({ token }))).toEqual(confirmed)
    expect(api.mails.map(({ to }) => to)).toEqual([
      ...['asha@ridge.example', 'corporate@store.test', 'asha@ridge.example'],
    ])
    expect((await rows())[0]?.confirmedAt).toEqual(api.now())
  })

  it('sends a confirmation link that expires after seven days', async () => {
    const company = api.company()
    expectOk(await company.corporate.submit(await company.enquiry({ isByMail: true, captcha: '' })))
    const token = linkIn(api.mails[0]?.text)
    const before = api.now()
    api.wait(7 * 24 * 3_600_000 + 1)
    expect(await company.corporate.confirm({ token })).toMatchObject({ failure: { status: 410 } })
    api.setNow(before)
    expect(await company.corporate.confirm({ token: randomUUID() })).toMatchObject({
      failure: { status: 410 },
    })
    expectOk(await company.corporate.confirm({ token }))
  })

  it('is also required, even with a solved captcha, when the honeypot field is filled', async () => {
    const company = api.company()
    const sent = expectOk(await company.corporate.submit(await company.enquiry({ website: 'x' })))
    expect(sent.awaitsLink).toBe(true)
    expect(api.mails.map(({ to }) => to)).toEqual(['asha@ridge.example'])
  })
})

it('the API reports which pincodes of a batch it knows', async () => {
  const { corporate } = api.company()
  const answer = await corporate.checkPincodes(['560001', '999999', '560001', 'x', ''])
  expect(expectOk(answer)).toEqual([{ pincode: '560001', city: 'Bengaluru' }])
  expect(expectOk(await corporate.checkPincodes([]))).toEqual([])
  const many = Array.from({ length: 501 }, () => '560001')
  expect(await corporate.checkPincodes(many)).toMatchObject({ failure: { status: 400 } })
})
