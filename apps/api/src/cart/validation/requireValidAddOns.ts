import type { ChosenAddOn } from '@store/api-client/contract/cart'
import type { Clock } from '@store/api-client/contract/ports'
import {
  type AddOnLayout,
  candlePriceMultipliers,
  parseCandleNumber,
} from '@store/api-client/contract/rules/candleNumber'
import { greetingCardTextLimit, parseGreetingCardText } from '@store/api-client/contract/rules/cardText'
import { eq } from 'drizzle-orm'
import type { IdGenerator } from '../../AppDeps.ts'
import type { Database } from '../../db/Database.ts'
import { greetingOccasions } from '../../db/schema/greetingOccasions.ts'
import type { StoredAttribute } from '../../db/schema/StoredAttribute.ts'
import { HttpError } from '../../http/HttpError.ts'
import { isAddOn } from '../lines/isGift.ts'
import { requirePurchasable, type ValidatedCartItem } from './requirePurchasable.ts'

/** An add-on that can be bought as requested. */
export interface ValidatedAddOn extends ValidatedCartItem {
  readonly quantity: number
}

/** Dependencies for finding and naming add-ons. */
interface AddOnDeps {
  readonly db: Database
  readonly clock: Clock
  readonly ids: Pick<IdGenerator, 'uuid'>
  readonly layout: AddOnLayout
}

/** Attribute numbers of a candle and a card. */
const attributes = { number: 61, occasion: 62, message: 63 } as const

/** Returns a gift's add-ons if all of them can be bought as requested; throws otherwise. */
export async function requireValidAddOns(
  deps: AddOnDeps,
  wanted: readonly ChosenAddOn[],
): Promise<readonly ValidatedAddOn[]> {
  if (new Set(wanted.map(({ productId }) => productId)).size < wanted.length) throw invalid()
  const found: ValidatedAddOn[] = []
  for (const one of wanted) {
    const { productId, quantity } = one
    const buyable = await requirePurchasable(deps.db, deps.clock, { productId, choices: [], texts: [] })
    if (!isAddOn(buyable.product)) throw invalid()
    found.push({ ...buyable, quantity, extras: await answersOf(deps, buyable, one) })
  }
  return found
}

async function answersOf(
  deps: AddOnDeps,
  { product }: ValidatedCartItem,
  wanted: ChosenAddOn,
): Promise<readonly StoredAttribute[]> {
  const { candleNumber, occasion, text } = wanted
  switch (product.facts?.asks) {
    case 'number':
      if (occasion !== undefined || text !== undefined) throw invalid()
      return [numberOf(deps, candleNumber)]
    case 'occasion':
      if (candleNumber !== undefined) throw invalid()
      return [await occasionOf(deps, occasion), messageOf(deps, text ?? '')]
    case undefined:
      if (candleNumber !== undefined || occasion !== undefined || text !== undefined) throw invalid()
      return []
  }
}

function numberOf({ ids, layout }: AddOnDeps, candleNumber: number | undefined): StoredAttribute {
  const read = parseCandleNumber(String(candleNumber ?? ''), layout)
  if ('fault' in read)
    throw new HttpError(400, 'candle_number', ({ errors }) => errors.candle[read.fault], 'addons')
  const { number } = read
  return {
    ...{ kind: 'number', id: ids.uuid(), aid: attributes.number, label: 'Number', text: String(number) },
    number,
    units: candlePriceMultipliers[layout](number),
  }
}

async function occasionOf({ db, ids }: AddOnDeps, occasion: number | undefined): Promise<StoredAttribute> {
  const [found] =
    occasion === undefined
      ? []
      : await db.select().from(greetingOccasions).where(eq(greetingOccasions.id, occasion))
  if (!found) throw new HttpError(400, 'occasion', ({ errors }) => errors.occasion, 'addons')
  const { id, name } = found
  return {
    ...{ kind: 'occasion', id: ids.uuid(), aid: attributes.occasion, label: 'Occasion', text: name },
    occasion: id,
  }
}

function messageOf({ ids }: AddOnDeps, typed: string): StoredAttribute {
  const read = parseGreetingCardText(typed)
  if (read.hasRefused)
    throw new HttpError(400, 'message_signs', ({ errors }) => errors.acceptedCharacters, 'addons')
  if (read.isTooLong) {
    throw new HttpError(
      400,
      'message_long',
      ({ errors }) => errors.maxCharacters(greetingCardTextLimit),
      'addons',
    )
  }
  const text = read.parts
    .map((part) => part.text)
    .join('')
    .trim()
  return {
    ...{ kind: 'text', id: ids.uuid(), aid: attributes.message, label: 'Message on the card', text },
    ...{ limit: greetingCardTextLimit, isRequired: false },
  }
}

const invalid = () => new HttpError(400, 'invalid', ({ errors }) => errors.tryAgain, 'addons')
