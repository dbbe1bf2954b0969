/** How a product page shows an attribute, by its type on the wire (specification 2, section 3). */
export const displaysByAttributeType = {
  0: 'text',
  1: 'select',
  3: 'checkbox',
  100: 'pictures',
  245: 'photo',
} as const

/** How a product page shows an attribute. */
export type AttributeDisplay = (typeof displaysByAttributeType)[keyof typeof displaysByAttributeType]

/**
 * Returns whether at most one option of an attribute can be chosen, so that it is shown as radio buttons instead of
 * checkboxes.
 */
export const isSingleChoice = (display: AttributeDisplay): boolean => display === 'select'

/** The inverse of {@link displaysByAttributeType}. */
export const attributeTypesByDisplay = {
  text: 0,
  select: 1,
  checkbox: 3,
  pictures: 100,
  photo: 245,
} as const satisfies {
  [Type in keyof typeof displaysByAttributeType as (typeof displaysByAttributeType)[Type]]: Type
}
