import { unwrap } from '../../testing/unwrap.ts'
import type { ConformanceCheck } from '../ConformanceCheck.ts'
import { randomDigits } from './signUp.ts'

const createEnquiry = () => ({
  ...{ enquiryKey: crypto.randomUUID(), name: 'Asha Menon', mobile: '9876543210', quantity: '120' },
  ...{ email: `conformance-${randomDigits(12)}@example.com`, company: 'Ridge & Co', website: '' },
  recipients: [],
})

/** Checks of corporate gifts. */
export const corporateChecks: readonly ConformanceCheck[] = [
  {
    title: 'accepts an enquiry that is confirmed by mail, once for one key',
    profile: 'full',
    run: async ({ visitor, expect }) => {
      const { corporate } = visitor()
      const enquiry = { ...createEnquiry(), captcha: '', isByMail: true }
      const accepted = unwrap(await corporate.submit(enquiry))
      expect(accepted.awaitsLink).toEqual(true)
      expect(unwrap(await corporate.submit(enquiry))).toEqual(accepted)
    },
  },
  {
    title: 'issues a captcha, and rejects an enquiry with a wrong solution',
    profile: 'full',
    run: async ({ visitor, expect }) => {
      const { corporate } = visitor()
      const { id } = unwrap(await corporate.captcha())
      const enquiry = { ...createEnquiry(), captcha: 'ZZZZ', captchaId: id, isByMail: false }
      expect(await corporate.submit(enquiry)).toMatchObject({
        ok: false,
        failure: { kind: 'refused', status: 422 },
      })
    },
  },
  {
    title: 'confirms no enquiry with an unknown token',
    profile: 'full',
    run: async ({ visitor, expect }) =>
      expect(await visitor().corporate.confirm({ token: crypto.randomUUID() })).toMatchObject({
        ok: false,
        failure: { kind: 'refused', status: 410 },
      }),
  },
  {
    title: 'names the pincodes of a list that exist',
    profile: 'full',
    run: async ({ visitor, pincode, expect }) => {
      const found = unwrap(await visitor().corporate.checkPincodes([pincode, '000000']))
      expect(found.map((one) => one.pincode)).toEqual([pincode])
    },
  },
]
