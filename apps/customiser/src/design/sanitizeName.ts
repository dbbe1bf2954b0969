import { cleanGiftText } from '@store/api-client/contract/rules/giftText'

/** Brings a name into the form a gift can carry: signs that are accepted, and no more letters than fit. */
export function sanitizeName(
  typed: string,
  limit: number,
): { readonly name: string; readonly hadRefused: boolean } {
  const { text, hadRefused } = cleanGiftText(typed, limit)
  return { name: text, hadRefused }
}
