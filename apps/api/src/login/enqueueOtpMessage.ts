import type { AppDeps } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import { composeMail } from '../mail/composeMail.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'
import type { OtpTarget } from './createOtpRepo.ts'

/** A one-time password with its expiry, and the messages in its language. */
export interface OtpMessage {
  readonly code: string
  readonly usefulUntil: Date
  readonly messages: ServerMessages
}

/** Enqueues an OTP by mail or SMS in the transaction. */
export async function enqueueOtpMessage(
  tx: Database,
  { mailer, smsSender, brand, limits, publicOrigin }: AppDeps,
  { email, mobile }: OtpTarget,
  { code, usefulUntil, messages }: OtpMessage,
): Promise<void> {
  const minutes = limits.otpLifeMs / 60_000
  const { mails } = messages
  if (mobile === null) {
    const mail = composeMail(
      {
        ...{ to: email, usefulUntil, heading: mails.codeHeading },
        subject: mails.codeSubject(code, brand.name),
        blocks: [
          { kind: 'code', code },
          { kind: 'text', text: mails.codeValidity(minutes) },
        ],
      },
      { brand, publicOrigin, messages },
    )
    return mailer.enqueue(tx, mail)
  }
  // The last line lets a phone autofill the OTP, on this shop's pages only.
  const text = `${mails.codeSms(code, brand.name, minutes)}\n\n@${new URL(publicOrigin).host} #${code}`
  await smsSender.enqueue(tx, { to: mobile, text, usefulUntil })
}
