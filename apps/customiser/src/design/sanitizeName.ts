import { cleanGiftText } from '@store/api-client/contract/rules/giftText'

/** Sanitizes a name for printing: removes characters that are not accepted, and cuts it to the limit. */
export function sanitizeName(
  typed: string,
  limit: number,
): { readonly name: string; readonly hadRefused: boolean } {
  const { text, hadRefused } = cleanGiftText(typed, limit)
  return { name: text, hadRefused }
}
