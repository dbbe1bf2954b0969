import { paise, toRupees } from '@store/api-client/contract/rules/paise'
import type { CartEventItem } from '@store/cart/headless'
import type { TrackedEvent } from '../composition/tracking/TrackedEvent.ts'
import { type PageProductLookup, toGa4Items, toGa4ListItems } from './createPageProductLookup.ts'
import type { Ga4Event, StandardGa4Event } from './Ga4Event.ts'
import type { Ga4EventName, Ga4EventParams } from './ga4EventSchemas.ts'
import { hasNoPersonalData, toCustomGa4Event } from './toCustomGa4Event.ts'

/** Context of the mapping. */
export interface Ga4MappingContext {
  readonly products: PageProductLookup
  /** Path of the page, masked. */
  readonly path: string
  /** Items of an order placed on this page. */
  readonly orderedItems: readonly CartEventItem[]
}

/** Maps a store event to Google Analytics 4 (docs/analytics.md); `undefined` for events that are not tracked. */
export function mapToGa4Event(
  event: TrackedEvent,
  { products, path, orderedItems }: Ga4MappingContext,
): Ga4Event | undefined {
  switch (event.kind) {
    case 'pageSeen':
      return known('page_view', { page_path: path, page_type: event.page })
    case 'listSeen':
      return known('view_item_list', { ...listOf(event.list), items: toGa4ListItems(event.list) })
    case 'productSelected': {
      const item = toGa4ListItems(event.list).slice(event.position - 1, event.position)
      return known('select_item', { ...listOf(event.list), items: item })
    }
    case 'searched':
      return hasNoPersonalData(event.words) && event.words.trim() !== ''
        ? known('search', { search_term: event.words.trim() })
        : undefined
    case 'productViewed': {
      const items = [products.item(event.productId, { price: event.price })]
      return known('view_item', { ...inr(toRupees(event.price)), items })
    }
    case 'hamperOpened':
      return known('view_item', {
        ...inr(products.price(event.productId)),
        items: [products.item(event.productId)],
      })
    case 'addedToCart': {
      const items = [products.item(event.productId, { price: event.price, quantity: 1 })]
      return known('add_to_cart', { ...inr(toRupees(event.price)), items })
    }
    case 'hamperAdded':
      return known('add_to_cart', {
        ...inr(products.price(event.productId)),
        items: [products.item(event.productId, { quantity: 1 })],
      })
    case 'addToCart':
      return changed(event.item, event.change)
    case 'removeFromCart':
      return changed(event.item, -event.item.quantity)
    case 'viewCart':
      return known('view_cart', { ...inr(toRupees(event.total)), items: toGa4Items(event.items) })
    case 'beginCheckout':
      return event.items.length === 0
        ? undefined
        : known('begin_checkout', { ...inr(toRupees(event.total)), items: toGa4Items(event.items) })
    case 'orderPlaced':
      return known('purchase', {
        transaction_id: event.orderId,
        ...inr(toRupees(event.total)),
        items: toGa4Items(orderedItems),
      })
    case 'orderPaid':
      return known('add_payment_info', { ...inr(toRupees(event.total)), payment_type: event.method })
    case 'favoriteAdded':
      return known('add_to_wishlist', {
        ...inr(products.price(event.productId)),
        items: [products.item(event.productId)],
      })
    case 'signedIn':
      return event.isNew ? known('sign_up', { method: 'code' }) : known('login', { method: 'code' })
    case 'shared':
      return known('share', {
        method: event.channel,
        content_type: 'product',
        item_id: String(event.productId),
      })
    case 'enquirySent':
      return event.awaitsLink ? toCustomGa4Event(event) : known('generate_lead', inr(0))
    case 'enquiryConfirmed':
      return known('generate_lead', inr(0))
    default:
      return toCustomGa4Event(event)
  }
}

/** Maps an increased or decreased quantity. */
function changed(item: CartEventItem, change: number): Ga4Event | undefined {
  const quantity = Math.abs(change)
  if (quantity === 0) return undefined
  const goods = { ...inr(toRupees(paise(item.price * quantity))), items: toGa4Items([{ ...item, quantity }]) }
  return change > 0 ? known('add_to_cart', goods) : known('remove_from_cart', goods)
}

const known = <Name extends Ga4EventName>(
  name: Name,
  params: Ga4EventParams<Name>,
): StandardGa4Event<Name> => ({
  kind: 'known',
  ...{ name, params },
})

const inr = (value: number) => ({ currency: 'INR', value }) as const

const listOf = ({ id, title }: { readonly id: string; readonly title: string }) => ({
  item_list_id: id,
  item_list_name: title,
})
