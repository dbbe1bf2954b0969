import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import type { StoredAttribute } from '../../db/schema/StoredAttribute.ts'
import type { StoredDelivery } from '../../db/schema/StoredDelivery.ts'
import type { NewCartLine } from '../createCartRepo.ts'
import { type CompleteCombo, findComboOfLine, findCompleteCombos } from '../lines/findCompleteCombos.ts'
import { isSameDelivery } from '../lines/isSameDelivery.ts'
import { isSameLineItem } from '../lines/isSameLineItem.ts'
import { renewDelivery } from '../lines/renewDelivery.ts'
import type { StoredLine } from '../lines/StoredLine.ts'
import { hasSamePersonalisation, toStoredAttributes } from '../personalisation/personalisationText.ts'
import { assertCartCapacity, quantityLimitError } from '../validation/assertCartCapacity.ts'
import type { CartItemProduct, ValidatedCartItem } from '../validation/requirePurchasable.ts'

/** A change of a cart's lines. */
export interface CartLinesChange {
  readonly newLines: readonly NewCartLine[]
  /** Existing lines with their new quantity. */
  readonly quantityUpdates: readonly QuantityUpdate[]
}

interface QuantityUpdate {
  readonly id: string
  readonly quantity: number
  /** The delivery chosen again, for a line whose date or slot is marked as lost. */
  readonly delivery?: StoredDelivery | undefined
}

interface AddOptions {
  /** Lines in the cart. */
  readonly lines: readonly StoredLine[]
  readonly newId: () => string
  /** The gift that an add-on belongs to. */
  readonly gift: StoredLine | undefined
  /** Whether the shopper declines the free gift. */
  readonly isDeclined: boolean
  /** Whether existing lines stay unchanged. @default false: adds one unit */
  readonly ifAbsent?: boolean | undefined
}

/**
 * Calculates the lines after an add. The same product with the same location, date and personalisation text raises the
 * quantity of its line; a product with a different text gets a separate line. A combo has a line for each of its gifts,
 * and adding the same combo again adds a set.
 */
export function addProductToLines(wanted: ValidatedCartItem, options: AddOptions): CartLinesChange {
  const filled = fillParts(wanted, options.newId)
  const twins = findTwins(wanted, filled, options)
  const roomy = twins.find((pieces) => pieces.every(({ quantity }) => quantity <= quantityLimits.max))
  if (roomy) return { newLines: [], quantityUpdates: roomy }
  if (twins.length > 0) throw quantityLimitError()
  assertCartCapacity(options.lines, filled.length, 'in')
  return { newLines: makeLines(wanted, filled, options), quantityUpdates: [] }
}

/** Returns whether lines contain exactly the requested item. */
export const hasMatchingLine = (
  wanted: ValidatedCartItem,
  options: Pick<AddOptions, 'lines' | 'newId'>,
): boolean => findTwins(wanted, fillParts(wanted, options.newId), options).length > 0

type Filled = CartItemProduct & { readonly attributes: readonly StoredAttribute[] }

const fillParts = (wanted: ValidatedCartItem, newId: () => string): readonly Filled[] =>
  wanted.parts.map((part, at) => {
    // A text for a combo is assigned to its first gift that has an attribute for it.
    const before = wanted.parts
      .slice(0, at)
      .flatMap(({ productAttributes }) => productAttributes.map(({ aid }) => aid))
    const texts = wanted.texts.filter(({ attribute }) => !before.includes(attribute))
    const photos = wanted.photos?.filter(({ attribute }) => !before.includes(attribute))
    const { choices } = wanted
    const filledAttributes = toStoredAttributes(part.productAttributes, { texts, choices, photos }, newId)
    return { ...part, attributes: [...filledAttributes, ...(wanted.extras ?? [])] }
  })

type Twins = readonly CartLinesChange['quantityUpdates'][]

const findTwins = (wanted: ValidatedCartItem, filled: readonly Filled[], options: TwinOptions): Twins =>
  wanted.isCombo ? twinCombos(wanted, filled, options) : twinLines(wanted, filled, options)

type TwinOptions = Pick<AddOptions, 'lines' | 'ifAbsent'> & Partial<Pick<AddOptions, 'gift'>>

function twinLines(
  { product, pincode, hamper, delivery }: ValidatedCartItem,
  [part]: readonly Filled[],
  { lines, gift, ifAbsent = false }: TwinOptions,
): Twins {
  const attributes = part?.attributes ?? []
  const wanted = {
    product,
    pincode,
    attributes,
    state: 'in',
    isFreebie: false,
    belongsTo: gift?.id ?? null,
    hamper,
    delivery: delivery ?? null,
  } as const
  const combos = findCompleteCombos(lines)
  return lines
    .filter((line) => isSameLineItem(line, wanted) && !findComboOfLine(combos, line))
    .map((line) => [updateOf(line, ifAbsent ? 0 : 1, delivery)])
}

function twinCombos(
  { product, pincode, delivery }: ValidatedCartItem,
  filled: readonly Filled[],
  { lines, ifAbsent = false }: TwinOptions,
): Twins {
  const says = (combo: CompleteCombo) =>
    combo.parts.every(({ line }) => {
      const part = filled.find((one) => one.product.nid === line.product.nid)
      const isThere = line.pincode === pincode && isSameDelivery(line.delivery, delivery)
      return part !== undefined && isThere && hasSamePersonalisation(line.attributes, part.attributes)
    })
  return [...findCompleteCombos(lines).values()]
    .filter((combo) => combo.product.nid === product.nid && says(combo))
    .map(({ parts }) => parts.map(({ line, perSet }) => updateOf(line, ifAbsent ? 0 : perSet, delivery)))
}

const updateOf = (
  { id, quantity, delivery }: StoredLine,
  more: number,
  chosen: StoredDelivery | undefined,
): QuantityUpdate => ({ id, quantity: quantity + more, delivery: renewDelivery(delivery, chosen) })

function makeLines(
  { product, pincode, isCombo, freebie, hamper, delivery }: ValidatedCartItem,
  filled: readonly Filled[],
  { newId, gift, isDeclined }: AddOptions,
): readonly NewCartLine[] {
  const comboId = isCombo ? newId() : null
  const made = filled.map(
    (part): NewCartLine => ({
      id: newId(),
      nid: part.product.nid,
      quantity: part.perSet,
      pincode,
      attributes: part.attributes,
      belongsTo: gift?.id ?? null,
      comboId,
      comboNid: isCombo ? product.nid : null,
      hamper: hamper ?? null,
      delivery: delivery ?? null,
    }),
  )
  const [first] = made
  if (!first || !freebie) return made
  return [
    ...made,
    { id: newId(), nid: freebie.nid, quantity: 1, pincode, belongsTo: first.id, isFreebie: true, isDeclined },
  ]
}
