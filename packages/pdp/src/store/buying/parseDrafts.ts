import type { ChosenAddOn, ChosenDelivery } from '@store/api-client/contract/cart'
import type { ChosenPhoto } from '@store/api-client/contract/rules/selection'
import type { GreetingCardDraft } from '../AddOnPanelState.ts'
import type { PendingAddToCartRequest, ProductSelectionDraft } from './ProductSelectionDraft.ts'

/** Drafts by product id, oldest first. */
export type DraftEntries = readonly (readonly [id: string, draft: ProductSelectionDraft])[]

/** Parses the stored drafts; invalid entries are dropped. */
export const parseDrafts = (kept: unknown): DraftEntries =>
  isRecord(kept) && Array.isArray(kept.drafts)
    ? kept.drafts.flatMap((one) => {
        const [id, draft] = Array.isArray(one) ? one : []
        return typeof id === 'string' && isRecord(draft) ? [[id, readDraft(draft)] as const] : []
      })
    : []

const readDraft = (kept: Readonly<Record<string, unknown>>): ProductSelectionDraft => ({
  choices: typeof kept.choices === 'string' ? kept.choices : '',
  texts: entriesOf(kept.texts, isText),
  photos: entriesOf(kept.photos, isPhoto),
  addOns: Array.isArray(kept.addOns) ? kept.addOns.filter(isAddOn) : [],
  cards: isRecord(kept.cards) ? entriesOf(kept.cards, isCard) : undefined,
  candles: isRecord(kept.candles) ? entriesOf(kept.candles, isText) : undefined,
  delivery: isDelivery(kept.delivery) ? kept.delivery : undefined,
  redeemsPoints: typeof kept.redeemsPoints === 'boolean' ? kept.redeemsPoints : undefined,
  boughtFor: isText(kept.boughtFor) ? kept.boughtFor : undefined,
  wish: isWish(kept.wish) ? kept.wish : undefined,
})

function entriesOf<Value>(kept: unknown, isValue: (value: unknown) => value is Value): Record<string, Value> {
  if (!isRecord(kept)) return {}
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, value]) => (isValue(value) ? [[name, value] as const] : [])),
  )
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
const isWholeOrNone = (value: unknown) => value === undefined || isWhole(value)
const isTextOrNone = (value: unknown) => value === undefined || isText(value)

// Only same-site URLs, so that no picture of another site is shown.
const isPhoto = (value: unknown): value is ChosenPhoto =>
  isRecord(value) &&
  isText(value.id) &&
  isText(value.pictureSrc) &&
  /^\/(?!\/)/.test(value.pictureSrc) &&
  isWhole(value.width) &&
  isWhole(value.height) &&
  isTextOrNone(value.name)

const isAddOn = (value: unknown): value is ChosenAddOn =>
  isRecord(value) &&
  isWhole(value.productId) &&
  isWhole(value.quantity) &&
  isWholeOrNone(value.candleNumber) &&
  isWholeOrNone(value.occasion) &&
  isTextOrNone(value.text)

const isCard = (value: unknown): value is GreetingCardDraft =>
  isRecord(value) && isText(value.occasion) && isText(value.text)

const isDelivery = (value: unknown): value is ChosenDelivery =>
  isRecord(value) &&
  isText(value.date) &&
  /^\d{4}-\d{2}-\d{2}$/.test(value.date) &&
  (value.by === 'vendor' || value.by === 'courier') &&
  isTextOrNone(value.slot)

const isWish = (value: unknown): value is PendingAddToCartRequest =>
  isRecord(value) && isText(value.asked) && isText(value.key)
