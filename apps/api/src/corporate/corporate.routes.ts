import type { corporateCalls } from '@store/api-client/contract/corporate'
import { eq } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { corporatePages } from '../db/schema/corporatePages.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import { HttpError } from '../http/HttpError.ts'
import { addCurrentGiftPrices } from './addCurrentGiftPrices.ts'
import { createCaptchaService } from './createCaptchaService.ts'
import { createEnquiryService } from './createEnquiryService.ts'
import { captchaSize } from './drawCaptcha.ts'
import { resolvePincodes } from './resolvePincodes.ts'
import { serializeCorporatePage } from './serializeCorporatePage.ts'

/** Handles the corporate requests. */
export const corporateHandlers = (deps: AppDeps): CallGroupHandlers<typeof corporateCalls> => {
  const captchas = createCaptchaService(deps)
  const enquiries = createEnquiryService(deps, captchas)
  const { db } = deps
  return {
    page: async () => {
      const [row] = await db.select().from(corporatePages).where(eq(corporatePages.id, 'corporate'))
      if (!row) throw new HttpError(404, 'not_found', ({ errors }) => errors.notFound)
      return serializeCorporatePage(await addCurrentGiftPrices(db, row.content), deps.enquiryMail)
    },

    captcha: async () => {
      const { id, png, usefulFor } = await captchas.issue()
      const image = `data:image/png;base64,${png.toString('base64')}`
      return { status: true, captcha_id: id, image, ...captchaSize, expires_in: usefulFor }
    },

    checkPincodes: async (asked) => ({ status: true, known: [...(await resolvePincodes(db, asked))] }),

    submit: async (asked, context) => {
      const { reference, awaitsLink } = await enquiries.submit(asked, context)
      return { status: true, reference, confirm: awaitsLink ? 1 : 0 }
    },

    confirm: async ({ token }, context) => ({
      status: true,
      reference: await enquiries.confirm(token, context),
    }),
  }
}
