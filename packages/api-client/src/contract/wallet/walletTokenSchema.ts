import { pipe, regex, string } from 'valibot'

/** A payment provider's token; never a card number, which has digits only. */
export const walletTokenSchema = pipe(string(), regex(/^(?=.*[A-Za-z_])[\w.:-]{1,128}$/))
