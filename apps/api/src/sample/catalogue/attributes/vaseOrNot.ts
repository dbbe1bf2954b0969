import { attributeIds } from '../attributeIds.ts'
import type { CatalogueDraft } from '../CatalogueProduct.ts'

type Attribute = NonNullable<CatalogueDraft['attributes']>[number]

/** Flowers that come in a vase, and the rupees saved by those who have one. */
export const vaseOrNot = (saved: number): Attribute => ({
  id: attributeIds.vase,
  label: 'Have a vase already?',
  name: 'Vase',
  display: 'checkbox',
  required: false,
  options: [{ id: 1, name: 'With the vase', adds: -saved }],
})
