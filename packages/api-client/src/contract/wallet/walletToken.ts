import { pipe, regex, string } from 'valibot'

/** What a payment provider calls something it keeps; never a card's number, which has digits only. */
export const walletToken = pipe(string(), regex(/^(?=.*[A-Za-z_])[\w.:-]{1,128}$/))
