import type { OrderStatus } from '@store/api-client/contract/orders'
import type { UserRow } from '../db/schema/users.ts'
import type { Mail } from '../mail/Mailer.ts'
import { stepWords } from '../notifications/stepWords.ts'
import type { ToldStep } from './ToldStep.ts'

const more: Readonly<Record<OrderStatus, string>> = {
  placed: '',
  confirmed: 'We make your gifts for the day you chose.',
  preparing: 'It can no longer be cancelled.',
  outForDelivery: 'The receiver is reached by the number you gave us.',
  delivered: 'Thank you for letting us bring it.',
  cancelled:
    'Points you spent on it are back in your account, and what you may have paid goes back the way it came.',
}

const writeArrivals = (arrivals: readonly string[]): string =>
  arrivals.length === 0 ? '' : `\nIt arrives:\n${arrivals.join('\n')}\n`

/** The mail that tells who placed an order of a step it made. */
export const orderMail = (
  { email, name }: Pick<UserRow, 'email' | 'name'>,
  number: string,
  brandName: string,
  { kind, arrivals }: Pick<ToldStep, 'kind' | 'arrivals'> = { kind: 'placed' },
): Mail => ({
  to: email,
  subject:
    kind === 'placed' ? `Your ${brandName} order ${number}` : `${brandName}: ${stepWords[kind](number)}`,
  text:
    kind === 'placed'
      ? `Dear ${name},\n\nthank you for your order ${number}. Payment is pending: choose how to pay on the page of the order, or we will call you before the gift is made.\n${writeArrivals(arrivals ?? [])}`
      : `Dear ${name},\n\n${stepWords[kind](number)} ${more[kind]}\n`,
})
