import type { UserRow } from '../db/schema/users.ts'
import type { Mail } from '../mail/Mailer.ts'

/** The mail that confirms an order to who placed it. */
export const orderMail = ({ email, name }: UserRow, number: string, brandName: string): Mail => ({
  to: email,
  subject: `Your ${brandName} order ${number}`,
  text: `Dear ${name},\n\nthank you for your order ${number}. Payment is pending: we will call you to confirm it before the gift is made.\n`,
})
