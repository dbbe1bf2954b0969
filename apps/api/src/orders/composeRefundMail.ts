import type { Paise } from '@store/api-client/contract/money'
import type { AppDeps } from '../AppDeps.ts'
import type { UserRow } from '../db/schema/users.ts'
import { composeMail } from '../mail/composeMail.ts'
import type { Mail } from '../mail/Mailer.ts'
import { getServerMessages } from '../messages/getServerMessages.ts'
import type { OrderRow } from './createOrderRepo.ts'
import { formatRefund } from './formatRefund.ts'

/** Composes the mail about a partial refund by the merchant, in the language of the order. */
export function composeRefundMail(
  { email, name }: Pick<UserRow, 'email' | 'name'>,
  { id, number, locale }: Pick<OrderRow, 'id' | 'number' | 'locale'>,
  amount: Paise,
  shop: Pick<AppDeps, 'brand' | 'publicOrigin'>,
): Mail {
  const messages = getServerMessages(locale)
  const { mails, store } = messages
  return composeMail(
    {
      to: email,
      subject: mails.refundSubject(number, shop.brand.name),
      heading: mails.refundHeading,
      blocks: [
        { kind: 'text', text: mails.greeting(name) },
        { kind: 'text', text: mails.refundText(formatRefund(amount, store.price), number) },
        {
          kind: 'link',
          label: mails.seeOrder,
          href: `${shop.publicOrigin}${mails.pagePath(`/order/${id}`)}`,
        },
      ],
    },
    { ...shop, messages },
  )
}
