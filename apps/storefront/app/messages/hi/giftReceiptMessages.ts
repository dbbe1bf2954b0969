import type { giftReceiptMessages as English } from '../en/giftReceiptMessages.ts'

/** Hindi messages of the gift receipt page. */
export const giftReceiptMessages: typeof English = {
  loginTitle: 'यह ऑर्डर एक खाते का है',
  loginText: 'कृपया उसी ईमेल से लॉगिन करें जिससे आपने ऑर्डर दिया था।',
}
