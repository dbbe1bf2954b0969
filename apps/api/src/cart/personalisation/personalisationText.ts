import { countCharacters } from '@store/api-client/contract/rules/countCharacters'
import { cleanGiftText } from '@store/api-client/contract/rules/giftText'
import type { ProductAttribute } from '../../db/schema/ProductDetails.ts'
import type { StoredAttribute } from '../../db/schema/StoredAttribute.ts'
import { HttpError } from '../../http/HttpError.ts'
import { type AttributeSelection, getChosenOptions, toStoredOptionAttributes } from './lineChoices.ts'
import { type GiftPhoto, toStoredPhotoAttributes } from './linePhotos.ts'

/** A personalisation text for a gift, by the attribute's number. */
export interface PersonalisationText {
  readonly attribute: number
  readonly text: string
}

/** A shopper's personalisation of a gift. */
export interface PersonalisationInput {
  readonly texts: readonly PersonalisationText[]
  readonly choices: readonly AttributeSelection[]
  readonly photos?: readonly GiftPhoto[] | undefined
}

/** Returns a line's attributes with the shopper's texts, pictures and selected options. */
export const toStoredAttributes = (
  asked: readonly ProductAttribute[],
  { texts, choices, photos = [] }: PersonalisationInput,
  newId: () => string,
): readonly StoredAttribute[] =>
  asked.flatMap((one): readonly StoredAttribute[] => {
    if (one.kind === 'options') return toStoredOptionAttributes(one, getChosenOptions(one, choices), newId)
    if (one.kind === 'photo') return toStoredPhotoAttributes(one, photos, newId)
    const { kind, aid, label, limit, isRequired } = one
    const typed = texts.find(({ attribute }) => attribute === aid)?.text ?? ''
    const text = parsePersonalisationText(typed, limit, { status: 400, field: 'attributes' })
    return [{ kind, id: newId(), aid, label, text, limit, isRequired }]
  })

/** Rejects texts for attributes that the product does not have, and duplicate texts. */
export function assertValidTexts(
  asked: readonly ProductAttribute[],
  words: readonly PersonalisationText[],
): void {
  const places = asked.flatMap(({ kind, aid }) => (kind === 'text' ? [aid] : []))
  const given = words.map(({ attribute }) => attribute)
  if (new Set(given).size === given.length && given.every((aid) => places.includes(aid))) return
  throw new HttpError(400, 'invalid', ({ errors }) => errors.tryAgain, 'attributes')
}

/** The error of a rejected text. */
interface WordsRefusal {
  readonly status: 400 | 422
  readonly field: string
}

/**
 * Returns a text in its stored form, blank texts as empty. Rejects unaccepted characters and texts that are too long.
 */
export function parsePersonalisationText(
  typed: string,
  limit: number,
  { status, field }: WordsRefusal,
): string {
  const { text, hadRefused } = cleanGiftText(typed, Number.POSITIVE_INFINITY)
  if (hadRefused)
    throw new HttpError(status, 'message_signs', ({ errors }) => errors.acceptedCharacters, field)
  if (countCharacters(text) > limit) {
    throw new HttpError(status, 'message_long', ({ errors }) => errors.maxCharacters(limit), field)
  }
  return text.trim() === '' ? '' : text
}

/** Returns the first of a line's texts that is required for an order and missing. */
export const findMissingText = (attributes: readonly StoredAttribute[]): StoredAttribute | undefined =>
  attributes.find((one) => one.kind === 'text' && one.isRequired && one.text.trim() === '')

/** Returns whether two lines have the same personalisation. */
export const hasSamePersonalisation = (
  one: readonly StoredAttribute[],
  other: readonly StoredAttribute[],
): boolean => said(one) === said(other)

const said = (attributes: readonly StoredAttribute[]) =>
  JSON.stringify(attributes.map(({ kind, aid, text }) => [aid, kind, text]).sort())
