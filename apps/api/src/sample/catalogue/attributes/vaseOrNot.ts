import { attributeIds } from '../attributeIds.ts'
import type { CatalogueDraft } from '../CatalogueProduct.ts'

type Attribute = NonNullable<CatalogueDraft['attributes']>[number]

/** The vase option of flowers, and the rupees saved by shoppers who own a vase. */
export const vaseOrNot = (saved: number): Attribute => ({
  id: attributeIds.vase,
  label: 'Have a vase already?',
  name: 'Vase',
  display: 'checkbox',
  required: false,
  options: [{ id: 1, name: 'With the vase', adds: -saved }],
})
