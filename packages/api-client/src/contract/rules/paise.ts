import type { Brand } from 'valibot'

/** An amount of Indian money as a whole number of paise. */
export type Paise = number & Brand<'Paise'>

/**
 * Creates an amount from a whole number of paise: `paise(120 * 100)` is ₹120. Throws for a fraction, because money must
 * not be rounded silently.
 */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount))
    throw new Error(`paise: ${amount} is not a whole number of paise. Round where the rule says how.`)
  return asPaise(amount)
}

/** Serializes paise as rupees for the wire. */
export const toRupees = (amount: Paise): number => amount / 100

/** Sums amounts. */
export const sumPaise = (amounts: readonly Paise[]): Paise =>
  paise(amounts.reduce<number>((sum, amount) => sum + amount, 0))

const asPaise = (amount: number): Paise => amount as Paise
