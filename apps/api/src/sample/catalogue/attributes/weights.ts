import { attributeIds } from '../attributeIds.ts'
import type { CatalogueDraft } from '../CatalogueProduct.ts'

type Attribute = NonNullable<CatalogueDraft['attributes']>[number]

/** Weights of a cake with the rupees each adds; one adds 0. A label such as '6 Pcs' turns the weights into pieces. */
export const weights = (...options: readonly (readonly [name: string, adds: number])[]): Attribute => ({
  id: attributeIds.weight,
  label: options.some(([name]) => name.includes('Pcs')) ? 'Select Pieces' : 'Select Weight',
  name: 'Weight',
  display: 'select',
  required: true,
  options: options.map(([name, adds], at) => ({ id: at + 1, name, adds })),
})
