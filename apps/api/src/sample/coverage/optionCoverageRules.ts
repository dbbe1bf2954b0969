import {
  type AttributeDisplay,
  attributeTypesByDisplay,
  displaysByAttributeType,
} from '@store/api-client/contract/rules/displaysByAttributeType'
import type { DerivedProduct } from '../../catalogueFiles/products/DerivedProduct.ts'
import { attributeIds } from '../../catalogueFiles/schema/attributeIds.ts'
import type { CoverageRule } from './CoverageRule.ts'

type Attribute = DerivedProduct['attributes'][number]

const anyAttribute =
  (test: (attribute: Attribute) => boolean): CoverageRule['holds'] =>
  ({ attributes }) =>
    attributes.some(test)

const displayTitles = {
  text: 'a text',
  select: 'a select',
  checkbox: 'checkboxes',
  pictures: 'pictures to select',
  photo: 'a photo upload',
} as const satisfies Record<AttributeDisplay, string>

const displayRules = Object.values(displaysByAttributeType).map(
  (display): CoverageRule => ({
    title: `Display ${attributeTypesByDisplay[display]}, ${displayTitles[display]}`,
    source: '2 §3',
    holds: anyAttribute((attribute) => attribute.display === display),
  }),
)

const special = (title: string, source: string, id: number): CoverageRule => ({
  title,
  source,
  holds: anyAttribute((attribute) => attribute.id === id),
})

const comesIn =
  (kind: 'color' | 'size'): CoverageRule['holds'] =>
  ({ variants }) =>
    variants.some((group) => group.kind === kind)

/** Coverage rules for attributes, variants and personalisation. */
export const optionCoverageRules: readonly CoverageRule[] = [
  ...displayRules,
  special('Attribute 6, eggless', '2 §2', attributeIds.eggless),
  special('Attribute 10, weight with serving guide', '2 §4', attributeIds.weight),
  {
    title: 'Attribute 10 in pieces',
    source: '1 §3',
    holds: anyAttribute(
      ({ id, options }) => id === attributeIds.weight && options.some(({ name }) => name.includes('Pcs')),
    ),
  },
  {
    title: 'Every weight of the serving guide',
    source: '2 §4',
    holds: anyAttribute(({ id, options }) => id === attributeIds.weight && options.length === 7),
  },
  special('Attribute 14, a text of 50 characters', '2 §5', attributeIds.longText),
  special('Attribute 16, message on a cake', '1 §3', attributeIds.cakeMessage),
  special('Attribute 17, changes the price', '2 §4', attributeIds.pieces),
  special('Attribute 27, changes the price', '2 §4', attributeIds.size),
  special(
    'A vase that the shopper can leave out: selected, with a negative price',
    '2 §4',
    attributeIds.vase,
  ),
  special('Personalized Text', '2 §5', attributeIds.personalizedText),
  special('Mini Personalized Text', '2 §5', attributeIds.miniPersonalizedText),
  special('Gift image', '2 §5', attributeIds.giftImage),
  {
    title: 'A required text',
    source: '2 §5',
    holds: anyAttribute(({ display: kind, required }) => kind === 'text' && required),
  },
  {
    title: 'An optional text, selected by default',
    source: '2 §4',
    holds: anyAttribute(({ display: kind, required }) => kind === 'text' && !required),
  },
  {
    title: 'An option with its own list price',
    source: '2 §3',
    holds: anyAttribute(({ options }) => options.some(({ listAdds }) => listAdds !== undefined)),
  },
  {
    title: 'An attribute with a heading',
    source: '2 §3',
    holds: anyAttribute(({ heading }) => heading !== undefined),
  },
  { title: 'Several attributes', source: '2 §2', holds: ({ attributes }) => attributes.length > 1 },
  { title: 'No attributes', source: '2 §2', holds: ({ attributes }) => attributes.length === 0 },
  { title: 'Its own limit for texts', source: '2 §5', holds: ({ textLimit }) => textLimit !== undefined },
  { title: 'Variants by colour ("Select Color")', source: '2 §2', holds: comesIn('color') },
  { title: 'Variants by size ("Select Size")', source: '2 §2', holds: comesIn('size') },
  {
    title: 'Colours and sizes together',
    source: '2 §2',
    holds: (product) => comesIn('color')(product) && comesIn('size')(product),
  },
  {
    title: 'Personalised by fields on the page',
    source: '2 §2',
    holds: ({ personalise }) => personalise?.by === 'fields',
  },
  {
    title: 'Personalised in the personalisation editor',
    source: '2 §4',
    holds: ({ personalise }) => personalise?.by === 'designer',
  },
]
