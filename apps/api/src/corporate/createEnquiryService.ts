import { createHash } from 'node:crypto'
import type { SubmitEnquiryRequest, SubmitEnquiryResponse } from '@store/api-client/contract/corporate'
import type { AppDeps } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import type { EnquiryRow } from '../db/schema/enquiries.ts'
import { createRateLimiter } from '../http/createRateLimiter.ts'
import { HttpError } from '../http/HttpError.ts'
import type { PublicContext } from '../http/RequestContext.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'
import type { CaptchaService } from './createCaptchaService.ts'
import { createEnquiryRepo } from './createEnquiryRepo.ts'
import { enquiryLinkLifetimeMs } from './enquiryLinkLifetimeMs.ts'
import {
  composeEnquiryConfirmationMail,
  composeEnquiryCopyMail,
  composeShopEnquiryMail,
} from './enquiryMails.ts'
import { captchaError, type ParsedEnquiry, parseEnquiry, recipientListError } from './parseEnquiry.ts'
import { resolvePincodes } from './resolvePincodes.ts'

const hour = 60 * 60 * 1000

/** Creates the service for corporate enquiries, which stores an enquiry and its e-mails in one transaction. */
export function createEnquiryService(deps: AppDeps, captchas: CaptchaService) {
  const { db, transact, clock, ids, limits } = deps
  const sharedRateLimiter = createRateLimiter(db, deps)
  const limitNetwork = (network: string) =>
    sharedRateLimiter.use(`enquiry:${network}`, limits.enquiriesPerNetwork, hour)

  /**
   * Returns whether a captcha shows that the sender is a person; a sender who requests a link is verified by e-mail
   * instead.
   */
  const isProven = async (asked: ParsedEnquiry): Promise<boolean> => {
    // Usually only a bot fills the honeypot field. A person who fills it can still use the e-mailed link.
    if (asked.isByMail || asked.website !== '') return false
    const { captchaId, captcha, enquiryKey } = asked
    if (captchaId === undefined) throw captchaError()
    if (!(await captchas.isRead({ id: captchaId, answer: captcha, reason: enquiryKey }))) throw captchaError()
    return true
  }

  const tell = async (tx: Database, row: EnquiryRow, messages: ServerMessages) => {
    if (deps.enquiryMail !== undefined)
      await deps.mailer.enqueue(tx, composeShopEnquiryMail(row, deps.enquiryMail, deps))
    await deps.mailer.enqueue(tx, composeEnquiryCopyMail(row, { ...deps, messages }))
  }

  const keep = (
    asked: ParsedEnquiry,
    { requestHash, proven, messages }: Pick<PublicContext, 'messages'> & NewEnquiry,
  ) =>
    transact(async (tx): Promise<SubmitEnquiryResponse> => {
      const token = ids.token()
      const createdAt = clock.now()
      const { enquiryKey, name, email, quantity, company, productUrl, recipients } = asked
      const row: EnquiryRow = {
        ...{ id: ids.uuid(), reference: `CE-${ids.orderCode()}`, requestHash, createdAt },
        ...{
          enquiryKey,
          name,
          mobile: `+91${asked.mobile}`,
          email,
          quantity,
          company,
          productUrl,
          recipients,
        },
        confirmedAt: proven ? createdAt : null,
        linkHash: proven ? null : hashOf(token),
      }
      const repo = createEnquiryRepo(tx)
      if (!(await repo.insert(row))) return again(await repo.byKey(enquiryKey), requestHash)
      if (proven) await tell(tx, row, messages)
      else await deps.mailer.enqueue(tx, composeEnquiryConfirmationMail(row, token, { ...deps, messages }))
      return { reference: row.reference, awaitsLink: !proven }
    })

  return {
    /** Returns the enquiry with the request's idempotency key, which is new or was sent before. */
    async submit(
      said: SubmitEnquiryRequest,
      { network, messages }: PublicContext,
    ): Promise<SubmitEnquiryResponse> {
      const enquiry = parseEnquiry(said)
      const requestHash = hashOf(JSON.stringify({ ...enquiry, captcha: '', captchaId: '' }))
      const before = await createEnquiryRepo(db).byKey(enquiry.enquiryKey)
      if (before) return again(before, requestHash)
      await limitNetwork(network)
      await refuseUnknown(db, enquiry)
      const proven = await isProven(enquiry)
      await sharedRateLimiter.use(`enquiry:${enquiry.email.toLowerCase()}`, limits.enquiriesPerAddress, hour)
      return keep(enquiry, { requestHash, proven, messages })
    },

    /** Confirms the enquiry of a mailed link. */
    async confirm(token: string, { network, messages }: PublicContext): Promise<string> {
      await limitNetwork(network)
      const linkHash = hashOf(token)
      const now = clock.now()
      const since = new Date(now.getTime() - enquiryLinkLifetimeMs)
      return transact(async (tx) => {
        const repo = createEnquiryRepo(tx)
        const confirmed = await repo.confirm(linkHash, now, since)
        if (confirmed) await tell(tx, confirmed, messages)
        const row = confirmed ?? (await repo.byLink(linkHash))
        if (!row?.confirmedAt) throw linkGone()
        return row.reference
      })
    },
  }
}

interface NewEnquiry {
  readonly requestHash: string
  readonly proven: boolean
}

/** The service for corporate enquiries. */
export type EnquiryService = ReturnType<typeof createEnquiryService>

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

function again(before: EnquiryRow | undefined, requestHash: string): SubmitEnquiryResponse {
  if (!before || before.requestHash !== requestHash) {
    throw new HttpError(409, 'enquiry_key_used', ({ errors }) => errors.enquiryKeyUsed)
  }
  return { reference: before.reference, awaitsLink: before.confirmedAt === null }
}

async function refuseUnknown(db: Database, { recipients }: ParsedEnquiry): Promise<void> {
  const known = await resolvePincodes(
    db,
    recipients.map(({ pincode }) => pincode),
  )
  const there = new Set(known.map(({ pincode }) => pincode))
  const row = recipients.findIndex(({ pincode }) => !there.has(pincode))
  if (row >= 0) throw recipientListError(row, 'pincode', 'unknownPincode')
}

const linkGone = () => new HttpError(410, 'link_gone', ({ errors }) => errors.linkGone)
