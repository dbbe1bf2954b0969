import { type AttributeDisplay, isSingleChoice } from './displaysByAttributeType.ts'
import type { UploadId } from './UploadId.ts'

/** An attribute of a product, as far as the selection rules need it. */
export interface SelectableAttribute {
  /** Id of the attribute; the ids 10, 16, 17 and 27 have special rules. */
  readonly id: number
  readonly display: AttributeDisplay
  readonly isRequired: boolean
  readonly options: readonly { readonly id: number; readonly adds: number; readonly listAdds: number }[]
}

/** A shopper's options, texts and photos, by attribute id. */
export interface ProductSelection {
  /** Ids of the chosen options. */
  readonly options: Readonly<Record<number, readonly number[]>>
  readonly texts: Readonly<Record<number, string>>
  /** Uploaded or designed pictures. @default none */
  readonly photos?: Readonly<Record<number, ChosenPhoto>> | undefined
}

/** An uploaded picture for a gift. */
export interface ChosenPhoto {
  readonly id: UploadId
  /** URL of the picture. */
  readonly pictureSrc: string
  /** Width in px. */
  readonly width: number
  /** Height in px. */
  readonly height: number
  /** Original file name. */
  readonly name?: string | undefined
}

/** Attributes whose options change the product itself: weight, pieces, size (specification 2, section 4). */
export const pricedAttributeIds: readonly number[] = [10, 17, 27]

/**
 * Returns the default selection: a single option without a surcharge, and every checkbox with a negative surcharge,
 * because the price already includes it (specification 2, section 4, "Attributes").
 */
export function createDefaultSelection(attributes: readonly SelectableAttribute[]): ProductSelection {
  const choosable = attributes.filter(({ options }) => options.length > 0)
  const chosen = choosable.map(({ id, display, options, isRequired }) => {
    if (!isSingleChoice(display)) return [id, options.filter(({ adds }) => adds < 0)] as const
    const base = options.filter(({ adds }) => adds === 0)
    return [id, base.length === 1 && (isRequired || pricedAttributeIds.includes(id)) ? base : []] as const
  })
  return {
    options: Object.fromEntries(chosen.map(([id, options]) => [id, options.map((option) => option.id)])),
    texts: {},
  }
}

/** Calculates the price of a product with its selection; in the unit of the given price. */
export function calculateSelectionPrice(
  product: { readonly price: number; readonly listPrice: number },
  attributes: readonly SelectableAttribute[],
  { options: chosen }: ProductSelection,
): { readonly price: number; readonly listPrice: number } {
  let { price, listPrice } = product
  for (const { id, display, options } of attributes) {
    for (const option of options) {
      const isChosen = chosen[id]?.includes(option.id) ?? false
      // The price already includes a checkbox with a negative surcharge, so only unticking it changes the price.
      const isInverted = !isSingleChoice(display) && option.adds < 0
      if (isInverted === isChosen) continue
      price += option.adds
      listPrice += option.listAdds
    }
  }
  return { price, listPrice: Math.max(price, listPrice) }
}

/** Returns the required attributes without an option, text or upload, in their order. */
export const findMissingAttributes = (
  attributes: readonly SelectableAttribute[],
  selection: ProductSelection,
): readonly number[] =>
  attributes.filter(({ isRequired, ...one }) => isRequired && isEmpty(one, selection)).map(({ id }) => id)

function isEmpty(
  { id, display }: Pick<SelectableAttribute, 'id' | 'display'>,
  { options, texts, photos }: ProductSelection,
) {
  if (display === 'text') return !texts[id]?.trim()
  return display === 'photo' ? !photos?.[id] : !options[id]?.length
}
