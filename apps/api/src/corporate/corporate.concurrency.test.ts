import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
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

const times = <Value>(count: number, make: (at: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

it('30 concurrent requests with one idempotency key create one enquiry, and all get its number (C2)', async () => {
  const { corporate, enquiry } = api.company()
  const responses = await enquiry()
  const results = await times(30, () => corporate.submit(responses))
  expect(new Set(results.map((each) => expectOk(each).reference)).size).toBe(1)
  expect(await api.db.select().from(enquiries)).toHaveLength(1)
  expect(api.mails).toHaveLength(2)
})

it('one captcha is accepted for only one of 20 concurrent enquiries', async () => {
  const { corporate, enquiry } = api.company()
  const { captchaId } = await enquiry()
  const asked = await times(20, () => enquiry({ captchaId }))
  const said = await Promise.all(asked.map((each) => corporate.submit(each)))
  expect(said.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await api.db.select().from(enquiries)).toHaveLength(1)
})

it('one captcha is checked once for 20 concurrent attempts (C1)', async () => {
  const { corporate, enquiry } = api.company()
  const asked = await enquiry()
  const guesses = await times(20, (at) =>
    corporate.submit({ ...asked, captcha: at === 19 ? 'K7MX' : `A${at + 100}` }),
  )
  expect(guesses.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
  expect(await corporate.submit({ ...asked, captcha: 'K7MZ' })).toMatchObject({
    ...(guesses.some(({ ok }) => ok) ? { ok: true } : { failure: { code: 'captcha_wrong' } }),
  })
})

it('a link opened 20 times concurrently notifies the shop once', async () => {
  const { corporate, enquiry } = api.company()
  expectOk(await corporate.submit(await enquiry({ isByMail: true, captcha: '' })))
  const token = /#confirm=(\S+)/.exec(api.mails[0]?.text ?? '')?.[1] ?? ''
  const said = await times(20, () => corporate.confirm({ token }))
  expect(new Set(said.map((each) => expectOk(each).reference)).size).toBe(1)
  expect(api.mails.filter(({ to }) => to === 'corporate@store.test')).toHaveLength(1)
})
