import type { AppDeps } from '../AppDeps.ts'
import type { UserRow } from '../db/schema/users.ts'
import { composeMail } from '../mail/composeMail.ts'
import type { Mail } from '../mail/Mailer.ts'
import { getServerMessages } from '../messages/getServerMessages.ts'
import type { NewOrder } from './createOrderRepo.ts'

/**
 * Composes the only mail for an unverified address: the ordered gifts, and how to verify the address. It contains no
 * typed text.
 */
export const composeVerificationMail = (
  { email }: Pick<UserRow, 'email'>,
  { number, locale }: Pick<NewOrder['order'], 'number' | 'locale'>,
  shop: Pick<AppDeps, 'brand' | 'publicOrigin'>,
): Mail => {
  const messages = getServerMessages(locale)
  const { mails } = messages
  return composeMail(
    {
      ...{
        to: email,
        subject: mails.orderSubject(number, shop.brand.name),
        heading: mails.verificationHeading,
      },
      blocks: [
        {
          kind: 'text',
          text: mails.verificationText(number),
        },
        {
          kind: 'link',
          label: mails.verificationLink,
          href: `${shop.publicOrigin}${mails.pagePath('/account/orders')}`,
        },
        {
          kind: 'text',
          text: mails.verificationHint,
        },
      ],
    },
    { ...shop, messages },
  )
}
