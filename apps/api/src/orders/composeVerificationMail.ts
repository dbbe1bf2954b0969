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
          text: `Somebody, probably you, placed order ${number} with this address. Log in with it to see the order.`,
        },
        { kind: 'link', label: 'See the order', href: `${shop.publicOrigin}/account/orders` },
        {
          kind: 'text',
          text: 'The code we send you then confirms that the address is yours, and we keep you posted about the order by mail. If it was not you, ignore this mail.',
        },
      ],
    },
    shop,
  )
