import type { UploadId } from './UploadId.ts'

/** What can be chosen of a product, as far as the rules of choosing need it. */
export interface SelectableAttribute {
  /** Its number; 10, 16, 17 and 27 have rules of their own. */
  readonly id: number
  readonly display: 'text' | 'select' | 'checkbox' | 'pictures' | 'photo'
  readonly isRequired: boolean
  readonly options: readonly { readonly id: number; readonly adds: number; readonly listAdds: number }[]
}

/** What a shopper chose and wrote, by the number of the attribute. */
export interface Selection {
  /** Numbers of the chosen options. */
  readonly options: Readonly<Record<number, readonly number[]>>
  readonly texts: Readonly<Record<number, string>>
  /** Pictures that were uploaded or designed. @default none */
  readonly photos?: Readonly<Record<number, ChosenPhoto>> | undefined
}

/** A picture chosen for a gift, as it was uploaded. */
export interface ChosenPhoto {
  readonly id: UploadId
  /** Address of the picture. */
  readonly pictureSrc: string
  /** Width in px. */
  readonly width: number
  /** Height in px. */
  readonly height: number
  /** What its file was called where it came from. */
  readonly name?: string | undefined
}

/** Attributes whose choice changes what the product is: weight, pieces, size (specification 2, section 4). */
export const pricedAttributes: readonly number[] = [10, 17, 27]

/**
 * What is selected before anybody chose: the option at the product's own price where there is one alone, and every
 * option to tick with a price below 0, because it is in the price already (specification 2, section 4, "Attributes").
 */
export function defaultSelection(attributes: readonly SelectableAttribute[]): Selection {
  const choosable = attributes.filter(({ options }) => options.length > 0)
  const chosen = choosable.map(({ id, display, options, isRequired }) => {
    if (display !== 'select') return [id, options.filter(({ adds }) => adds < 0)] as const
    const base = options.filter(({ adds }) => adds === 0)
    return [id, base.length === 1 && (isRequired || pricedAttributes.includes(id)) ? base : []] as const
  })
  return {
    options: Object.fromEntries(chosen.map(([id, options]) => [id, options.map((option) => option.id)])),
    texts: {},
  }
}

/** The price of a product with what was chosen; in the unit it comes in. */
export function priceSelection(
  product: { readonly price: number; readonly listPrice: number },
  attributes: readonly SelectableAttribute[],
  { options: chosen }: Selection,
): { readonly price: number; readonly listPrice: number } {
  let { price, listPrice } = product
  for (const { id, display, options } of attributes) {
    for (const option of options) {
      const isChosen = chosen[id]?.includes(option.id) ?? false
      // To tick below 0 means that it is in the price: taking it out is what counts.
      const isInverted = display !== 'select' && option.adds < 0
      if (isInverted === isChosen) continue
      price += option.adds
      listPrice += option.listAdds
    }
  }
  return { price, listPrice: Math.max(price, listPrice) }
}

/** The required attributes that nothing was chosen, written or uploaded for, in their order. */
export const findMissingAttributes = (
  attributes: readonly SelectableAttribute[],
  selection: Selection,
): readonly number[] =>
  attributes.filter(({ isRequired, ...one }) => isRequired && isEmpty(one, selection)).map(({ id }) => id)

function isEmpty(
  { id, display }: Pick<SelectableAttribute, 'id' | 'display'>,
  { options, texts, photos }: Selection,
) {
  if (display === 'text') return !texts[id]?.trim()
  return display === 'photo' ? !photos?.[id] : !options[id]?.length
}
