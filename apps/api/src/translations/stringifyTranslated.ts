import { keepUntranslated, type TextTranslator } from '../messages/TextTranslator.ts'

/** Names of response fields that contain texts of the catalogue, never texts of a shopper. */
const translatedFields: ReadonlySet<string> = new Set([
  ...['title', 'long_title', 'combo_title', 'name', 'display_name', 'label', 'heading', 'value', 'text'],
  ...['alt', 'image_alt', 'description', 'intro', 'contains', 'caringTips', 'disclaimer', 'note', 'terms'],
  ...['international_disclaimer', 'expressTitle', 'expressMessage', 'express_vendor_message', 'ribbon'],
  ...['PersonalisedProductType', 'quote', 'role', 'desc'],
])

/** Serializes a response to JSON, with the texts of the catalogue in the language of the request. */
export function stringifyTranslated(response: unknown, translate: TextTranslator): string {
  if (translate === keepUntranslated) return JSON.stringify(response)
  const translateEach = (value: unknown): unknown => (typeof value === 'string' ? translate(value) : value)
  return JSON.stringify(response, function (this: unknown, field: string, value: unknown) {
    if (field === 'txt') return isShopperText(this) ? value : translateEach(value)
    if (!translatedFields.has(field)) return value
    return Array.isArray(value) ? value.map(translateEach) : translateEach(value)
  })
}

// Only an attribute with a text that a shopper typed has a maximum length; a chosen option has none.
const isShopperText = (attribute: unknown): boolean =>
  typeof attribute === 'object' && attribute !== null && 'msg_limit' in attribute
