import type { AttributeName } from '@store/api-client/contract/cart'
import type { LocalizedMessages } from '@store/ui/messages'
import type { CartToastKind, UndoableRemoval } from '../store/CartToast.ts'
import type { EmptyCartCategory } from '../store/emptyCartCategories.ts'
import type { DeliveryLineGroup } from '../store/groupLinesByDelivery.ts'

/** All UI messages of the cart. Amounts are preformatted, with their currency. */
export interface CartMessages extends LocalizedMessages {
  /** Heading of the page. */
  readonly heading: string
  /** Number of units, beside the heading. */
  readonly pieces: (count: number) => string
  /** Announced while the cart is loading. */
  readonly loading: string
  /** The cart, or the best sellers below an empty one, could not be loaded. */
  readonly loadFailed: string
  /** Button that loads the cart or the best sellers again. */
  readonly tryAgain: string
  /** The network is offline. */
  readonly offline: string
  /** The cart has no lines. */
  readonly empty: string
  /** The cart is empty because it was ordered: in another tab, or in this one before the shopper went back. */
  readonly ordered: string
  /** Link to the order placed from this cart. */
  readonly viewOrder: string
  /** Link from the empty cart to the home page. */
  readonly continueShopping: string
  /** Heading of the categories below an empty cart. */
  readonly categoriesHeading: string
  /** Names of the categories in an empty cart. */
  readonly categories: Readonly<Record<EmptyCartCategory, string>>
  /** Heading of the best sellers, below the categories. */
  readonly bestSellersHeading: string
  /** Announced while the best sellers are loading. */
  readonly bestSellersLoading: string
  /** Heading of lines with the same delivery type and country. */
  readonly group: (group: Pick<DeliveryLineGroup, 'through' | 'countryName'>) => string
  /** Screen reader text before a struck-through list price. */
  readonly listPrice: string
  /** Placeholder of a picture that cannot be loaded. */
  readonly pictureFailed: string
  /** Names of attributes for which the server sends no label. */
  readonly attributes: Readonly<Record<AttributeName, string>>
  /** Alternative text of a picture that the shopper uploaded. */
  readonly ownPicture: (label: string) => string
  /** Shown where a message is optional. */
  readonly messageInvitation: string
  /** Shown where a message is required. */
  readonly messageRequired: string
  /** Button and title when there is no message yet. */
  readonly addMessage: string
  /** Button and title when there is a message. */
  readonly editMessage: string
  /** Accessible name of the message button on a line; begins with the button's text. */
  readonly messageNamed: (words: string, title: string) => string
  /** Name of the contents of a hamper. */
  readonly contents: (title: string) => string
  /** An item of a hamper or combo, with its quantity. */
  readonly content: (title: string, quantity: number) => string
  /** Price of one unit, on a line with several units. */
  readonly each: (price: string) => string
  /** Replaces a price of zero. */
  readonly free: string
  /** Shown on a free line that the shopper declined. */
  readonly declined: string
  /** Button that adds a free line or an add-on. */
  readonly add: string
  /** Accessible name of the add button, with the title of the item. */
  readonly addNamed: (title: string) => string
  /** Name of a line's quantity stepper. */
  readonly quantityOf: (title: string) => string
  /** Accessible name of the minus button of a line. */
  readonly decrease: (title: string) => string
  /** Accessible name of the plus button of a line. */
  readonly increase: (title: string) => string
  /** Accessible name of the number between the minus and plus buttons. */
  readonly quantity: string
  /** Shown at the maximum quantity of one line. */
  readonly atMost: string
  /** Button that saves a line for later. */
  readonly saveForLater: string
  /** Accessible name of the button that saves a line for later; begins with the button's text. */
  readonly saveNamed: (title: string) => string
  /** Button that removes a line, also in the dialog. */
  readonly remove: string
  /** Accessible name of the remove button on a line. */
  readonly removeNamed: (title: string) => string
  /** Title of the dialog that confirms a removal. */
  readonly removeTitle: string
  /** Question of the removal dialog. */
  readonly removeQuestion: (title: string) => string
  /** Cancel button of the removal dialog. */
  readonly keep: string
  /** Button of the removal dialog that moves the line to the favorites. */
  readonly addToFavorite: string
  /** Shown above the title of a combo. */
  readonly combo: string
  /** Title of the dialog that asks whether to change all lines of a combo. */
  readonly replicateTitle: string
  /** Question of the dialog that asks whether to change all lines of a combo. */
  readonly replicateQuestion: string
  /** Button that changes all lines of the combo. */
  readonly yes: string
  /** Button that changes only one line of the combo. */
  readonly no: string
  /** Button that saves the message. */
  readonly done: string
  /** Number of characters used, and the limit. */
  readonly messageCount: (count: number, limit: number) => string
  /** The text has reached its maximum length. */
  readonly messageFull: (limit: number) => string
  /** A message is required. */
  readonly messageBlank: string
  /** Lists the characters that were removed from a text because they are not accepted. */
  readonly messageSigns: (signs: string) => string
  /** Names the change that an undo reverts. */
  readonly undoable: Readonly<Record<UndoableRemoval['kind'], (titles: readonly string[]) => string>>
  /** Undo button. */
  readonly undo: string
  /** Accessible name of the undo button; begins with the button's text. */
  readonly undoNamed: Readonly<Record<UndoableRemoval['kind'], (titles: readonly string[]) => string>>
  /** Name of each close button. */
  readonly close: string
  /** Heading of the order summary. */
  readonly totalsHeading: string
  /** Replaces an amount that is not known yet. */
  readonly later: string
  /** Explains when the amount will be known. */
  readonly laterExplained: string
  /** Last row of the order summary. */
  readonly total: string
  /** Button that opens the coupon field. */
  readonly couponOffer: string
  /** Label of the coupon field. */
  readonly couponLabel: string
  /** The typed coupon code has no valid character. */
  readonly couponSigns: string
  /** Button that applies the typed coupon code. */
  readonly applyCoupon: string
  /** Remove button on the coupon's row of the order summary. */
  readonly removeCoupon: (code: string) => string
  /** Button that redeems points; how many can be redeemed, and the balance. */
  readonly redeemPoints: (points: number, balance: number) => string
  /** Remove button on the points' row of the order summary. */
  readonly removePoints: string
  /** The shopper's savings. */
  readonly discount: (amount: string) => string
  /** Button that starts the order. */
  readonly placeOrder: string
  /** Name of the bar at the bottom of a phone. */
  readonly barLabel: string
  /** Accessible name of the link on the total, in the bar at the bottom of a phone. */
  readonly viewTotals: string
  /** Lines go to several countries. */
  readonly severalCountries: string
  /** Button that keeps the lines of one country and saves all others for later. */
  readonly keepCountry: (country: string) => string
  /** Heading of the items that are out of stock. */
  readonly outOfStock: string
  /** Heading of the saved lines. */
  readonly savedHeading: string
  /** Button that moves a saved line back into the cart. */
  readonly moveToCart: string
  /** Accessible name of the button that moves a saved line into the cart; begins with the button's text. */
  readonly moveNamed: (title: string) => string
  /** Link from the mini cart to the cart. */
  readonly viewCart: string
  /** Quantity of a line, in the mini cart. */
  readonly miniQuantity: (quantity: number) => string
  /** Texts of the toasts. */
  readonly toasts: Readonly<Record<CartToastKind, string>>
  /** Announced after a quantity was confirmed. */
  readonly quantityIs: (title: string, quantity: number, total: string) => string
  /** Announced after a line was removed. */
  readonly isRemoved: (title: string, total: string) => string
  /** Announced after something was added to the cart. */
  readonly isAdded: (title: string, total: string) => string
  /** Announced after a line was saved for later. */
  readonly isSaved: (title: string, total: string) => string
  /** Announced after a line's message was saved. */
  readonly isWritten: (title: string) => string
  /** Announced after a coupon was applied or removed. */
  readonly couponIs: (code: string, isApplied: boolean, total: string) => string
  /** Announced after points were redeemed or removed. */
  readonly pointsAre: (areUsed: boolean, total: string) => string
}
