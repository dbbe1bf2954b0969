import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captchas } from '../db/schema/captchas.ts'
import { enquiries } from '../db/schema/enquiries.ts'
import { expectOk } from '../fixtures/journey.ts'
import { type CorporateTestApi, openCorporateTestApi } from '../fixtures/openCorporateTestApi.ts'
import { purgeAllExpiredRows } from '../purge/purgeAllExpiredRows.ts'

let api: CorporateTestApi
beforeAll(async () => {
  api = await openCorporateTestApi({ enquiriesPerAddress: 1000 })
})
afterAll(() => api.close())

const refused = { ok: false, failure: { status: 422, code: 'captcha_wrong', field: 'captcha' } }

describe('a captcha', () => {
  it('is a picture that does not contain its solution as text', async () => {
    const captcha = expectOk(await api.company().corporate.captcha())
    expect(captcha).toMatchObject({ width: 320, height: 128, usefulFor: 600 })
    expect(captcha.src).toMatch(/^data:image\/png;base64,/)
    expect(JSON.stringify(await api.db.select().from(captchas))).not.toContain('K7MX')
  })

  it('accepts upper and lower case, with or without surrounding spaces', async () => {
    const { corporate, enquiry } = api.company()
    expectOk(await corporate.submit(await enquiry({ captcha: ' k7mx ' })))
  })

  it('is valid for one enquiry', async () => {
    const { corporate, enquiry } = api.company()
    const first = await enquiry()
    expectOk(await corporate.submit(first))
    const second = await enquiry({ captchaId: first.captchaId })
    expect(await corporate.submit(second)).toMatchObject(refused)
  })

  it('is valid for one attempt: after a wrong solution, the right one is rejected', async () => {
    const { corporate, enquiry } = api.company()
    const response = await enquiry({ captcha: 'K7MA' })
    expect(await corporate.submit(response)).toMatchObject(refused)
    expect(await corporate.submit({ ...response, captcha: 'K7MX' })).toMatchObject(refused)
  })

  it('stays valid after an error in another field', async () => {
    const { corporate, enquiry } = api.company()
    const submitted = await enquiry({ email: 'asha@' })
    expect(await corporate.submit(submitted)).toMatchObject({ failure: { field: 'email' } })
    expectOk(await corporate.submit({ ...submitted, email: 'asha@ridge.example' }))
  })

  it('is valid for exactly ten minutes', async () => {
    const { corporate, enquiry } = api.company()
    const [inTime, late] = [await enquiry(), await enquiry()]
    api.wait(10 * 60_000 - 1)
    expectOk(await corporate.submit(inTime))
    api.wait(1)
    expect(await corporate.submit(late)).toMatchObject(refused)
  })

  it('is rejected with an unknown or malformed id', async () => {
    const { corporate, enquiry } = api.company()
    const unknown = '0f0c1f0e-7b1a-4c0e-9d35-2f4f8f7d9a11'
    expect(await corporate.submit(await enquiry({ captchaId: unknown }))).toMatchObject(refused)
    expect(await corporate.submit(await enquiry({ captchaId: 'x' }))).toMatchObject({
      failure: { status: 400 },
    })
  })

  it('is purged when it expires, like unopened links, while valid ones stay', async () => {
    const { corporate, enquiry } = api.company()
    await api.db.delete(enquiries)
    expectOk(await corporate.submit(await enquiry()))
    expectOk(await corporate.submit(await enquiry({ isByMail: true, captcha: '' })))
    await purgeAllExpiredRows(api.db, new Date(api.now().getTime() + 9 * 24 * 3_600_000))
    expect(await api.db.select().from(captchas)).toEqual([])
    expect(await api.db.select().from(enquiries)).toHaveLength(1)
  })
})

describe('rate limits', () => {
  const tooMany = { ok: false, failure: { status: 429, code: 'too_many' } }

  it('apply to captchas, lists and enquiries per IP address', async () => {
    const tight = await openCorporateTestApi({
      captchasPerNetwork: 2,
      listsPerNetwork: 1,
      enquiriesPerNetwork: 2,
    })
    const { corporate, enquiry } = tight.company()
    expectOk(await corporate.submit(await enquiry()))
    expectOk(await corporate.submit(await enquiry()))
    expect(await corporate.captcha()).toMatchObject(tooMany)
    expectOk(await corporate.checkPincodes(['560001']))
    expect(await corporate.checkPincodes(['560001'])).toMatchObject(tooMany)
    const other = tight.company('198.51.100.4')
    const fromElsewhere = await other.enquiry()
    expect(await corporate.submit(fromElsewhere)).toMatchObject(tooMany)
    expectOk(await other.corporate.submit(fromElsewhere))
    await tight.close()
  })

  it('apply to one e-mail address from all IP addresses, ignoring case', async () => {
    const tight = await openCorporateTestApi({ enquiriesPerAddress: 2 })
    for (const [at, email] of ['asha@ridge.example', 'ASHA@ridge.example'].entries()) {
      const { corporate, enquiry } = tight.company(`198.51.100.${at}`)
      expectOk(await corporate.submit(await enquiry({ email })))
    }
    const { corporate, enquiry } = tight.company()
    expect(await corporate.submit(await enquiry({ isByMail: true }))).toMatchObject(tooMany)
    tight.wait(3_600_000)
    expectOk(await corporate.submit(await enquiry()))
    await tight.close()
  })
})
