import { randomUUID } from 'node:crypto'
import { createApiClient } from '@store/api-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../createApp.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openBrowser } from '../fixtures/openBrowser.ts'
import { type CorporateTestApi, captchaText, openCorporateTestApi } from '../fixtures/openCorporateTestApi.ts'
import { openTestMail, type TestMail } from '../fixtures/openTestMail.ts'

let api: CorporateTestApi
let mail: TestMail
beforeAll(async () => {
  api = await openCorporateTestApi()
  mail = await openTestMail(api.now())
})
afterAll(async () => {
  await mail.close()
  await api.close()
})

it('sends an enquiry in any language through a mail server to the shop and to its sender', async () => {
  const { mailer } = await mail.open()
  const { db, transact } = mail.database
  const ids = { ...api.deps.ids, captcha: () => captchaText }
  const app = createApp({ ...api.deps, db, transact, mailer, ids })
  const { fetch } = openBrowser(app, '203.0.113.7')
  const { corporate } = createApiClient({ baseUrl: 'http://store.test', brand: 'marigold', fetch })
  const { id } = expectOk(await corporate.captcha())
  const { reference } = expectOk(
    await corporate.submit({
      ...{ enquiryKey: randomUUID(), name: 'आशा', mobile: '9876543210', email: 'asha@ridge.example' },
      ...{ quantity: '50', company: 'रिज 💐', captcha: captchaText, captchaId: id },
      ...{ isByMail: false, website: '', recipients: [] },
    }),
  )
  const mails = await mail.server.received(2)
  expect(mails.map(({ to }) => to).sort()).toEqual([['asha@ridge.example'], ['corporate@store.test']])
  const shop = mails.find(({ to }) => to.includes('corporate@store.test'))
  expect(shop?.email.subject).toBe(`Corporate enquiry ${reference}: 50 pieces, रिज 💐`)
  expect(shop?.email.text).toContain('Name: आशा')
})
