import type { AppDeps } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import { composeMail } from '../mail/composeMail.ts'
import type { OtpTarget } from './createOtpRepo.ts'

/** Enqueues an OTP by mail or SMS if the transaction commits. */
export async function enqueueOtpMessage(
  tx: Database,
  { mailer, smsSender, brand, limits, publicOrigin }: AppDeps,
  { email, mobile }: OtpTarget,
  { code, usefulUntil }: { readonly code: string; readonly usefulUntil: Date },
): Promise<void> {
  const minutes = limits.otpLifeMs / 60_000
  const subject = `${code} is your ${brand.name} code`
  if (mobile === null) {
    const valid = `It’s valid for ${minutes} minutes, and only for your latest request. If you didn’t request it, ignore this email.`
    const mail = composeMail(
      {
        ...{ to: email, subject, usefulUntil, heading: 'Your one-time password' },
        blocks: [
          { kind: 'code', code },
          { kind: 'text', text: valid },
        ],
      },
      { brand, publicOrigin },
    )
    return mailer.enqueue(tx, mail)
  }
  // The last line lets a phone fill in the OTP, on this shop's pages only.
  const text = `${subject}. It is valid for ${minutes} minutes.\n\n@${new URL(publicOrigin).host} #${code}`
  await smsSender.enqueue(tx, { to: mobile, text, usefulUntil })
}
