import type { AppDeps } from '../AppDeps.ts'
import type { UserRow } from '../db/schema/users.ts'
import { composeMail } from '../mail/composeMail.ts'
import type { Mail } from '../mail/Mailer.ts'

/**
 * Composes the single mail for an unverified address: the ordered gifts, and how to verify it. It contains no typed
 * text.
 */
export const composeVerificationMail = (
  { email }: Pick<UserRow, 'email'>,
  number: string,
  shop: Pick<AppDeps, 'brand' | 'publicOrigin'>,
): Mail =>
  composeMail(
    {
      ...{ to: email, subject: `Your ${shop.brand.name} order ${number}`, heading: 'Is this your order?' },
      blocks: [
        {
          kind: 'text',
          text: `Order ${number} was placed with this email address. If it was you, log in to see it.`,
        },
        { kind: 'link', label: 'See the order', href: `${shop.publicOrigin}/account/orders` },
        {
          kind: 'text',
          text: 'The code you get when you log in confirms your address, and we’ll email you updates about the order. If it wasn’t you, ignore this email.',
        },
      ],
    },
    shop,
  )
