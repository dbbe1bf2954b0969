import type { AttributeName } from '@store/api-client/contract/cart'
import type { BestCategory } from '../store/bestCategories.ts'
import type { CartToastKind, Undoable } from '../store/CartToast.ts'
import type { LineGroup } from '../store/groupLines.ts'

/** Every word of the cart. Amounts come ready-made, with their currency. */
export interface CartMessages {
  /** Heading of the page. */
  readonly heading: string
  /** How many pieces there are, beside the heading. */
  readonly pieces: (count: number) => string
  /** Said while the cart is awaited. */
  readonly loading: string
  /** The cart, or the best sellers below an empty one, could not be had. */
  readonly loadFailed: string
  /** Button that asks for them again. */
  readonly tryAgain: string
  /** The network is away. */
  readonly offline: string
  /** The cart has no lines. */
  readonly empty: string
  /** The cart became an order in another tab. */
  readonly ordered: string
  /** Link to that order. */
  readonly viewOrder: string
  /** Link from the empty cart to the shop's root. */
  readonly continueShopping: string
  /** Heading of the categories below an empty cart. */
  readonly categoriesHeading: string
  /** Names of those categories. */
  readonly categories: Readonly<Record<BestCategory, string>>
  /** Heading of the best sellers below them. */
  readonly bestSellersHeading: string
  /** Said while the best sellers are awaited. */
  readonly bestSellersLoading: string
  /** Heading of lines that travel the same way to the same country. */
  readonly group: (group: Pick<LineGroup, 'through' | 'countryName'>) => string
  /** Read before a struck list price. */
  readonly listPrice: string
  /** What stands in the place of a picture that cannot be loaded. */
  readonly pictureFailed: string
  /** Names of attributes the server did not label. */
  readonly attributes: Readonly<Record<AttributeName, string>>
  /** What a picture the shopper uploaded is. */
  readonly ownPicture: (label: string) => string
  /** Stands where the shopper may write something. */
  readonly messageInvitation: string
  /** Stands where the shopper must write something. */
  readonly messageRequired: string
  /** Button and title where nothing is written yet. */
  readonly addMessage: string
  /** Button and title where something is. */
  readonly editMessage: string
  /** Full name of either button on a line; begins with its words. */
  readonly messageNamed: (words: string, title: string) => string
  /** Name of what a hamper holds. */
  readonly contents: (title: string) => string
  /** Something a hamper or combo holds, with how many of it. */
  readonly content: (title: string, quantity: number) => string
  /** What one of several pieces costs. */
  readonly each: (price: string) => string
  /** In the place of a price of nothing. */
  readonly free: string
  /** Said of a free line the shopper does not want. */
  readonly declined: string
  /** Button that takes a free line or an add-on. */
  readonly add: string
  /** Its full name. */
  readonly addNamed: (title: string) => string
  /** Name of a line's quantity stepper. */
  readonly quantityOf: (title: string) => string
  /** Name of its minus. */
  readonly decrease: (title: string) => string
  /** Name of its plus. */
  readonly increase: (title: string) => string
  /** Name of the number between them. */
  readonly quantity: string
  /** Shown at the most of one line. */
  readonly atMost: string
  /** Button that puts a line aside. */
  readonly saveForLater: string
  /** Its full name; begins with its words. */
  readonly saveNamed: (title: string) => string
  /** Button that removes a line, also in the dialog. */
  readonly remove: string
  /** Its full name on the line. */
  readonly removeNamed: (title: string) => string
  /** Title of the dialog that asks. */
  readonly removeTitle: string
  /** Its question. */
  readonly removeQuestion: (title: string) => string
  /** Its button that changes nothing. */
  readonly keep: string
  /** Its button that moves the line to the favorites. */
  readonly addToFavorite: string
  /** Said above the title of a combo. */
  readonly combo: string
  /** Title of the dialog that asks whether a combo's lines shall follow. */
  readonly replicateTitle: string
  /** Its question. */
  readonly replicateQuestion: string
  /** Answers a question about a combo. */
  readonly yes: string
  /** Answers it otherwise. */
  readonly no: string
  /** Saves what was written. */
  readonly done: string
  /** How much of a limit is used. */
  readonly messageCount: (count: number, limit: number) => string
  /** The limit is reached. */
  readonly messageFull: (limit: number) => string
  /** Something must be written. */
  readonly messageBlank: string
  /** Which signs were left out, for they are not accepted. */
  readonly messageSigns: (signs: string) => string
  /** What an undo would take back. */
  readonly undoable: Readonly<Record<Undoable['kind'], (titles: readonly string[]) => string>>
  /** Button that takes it back. */
  readonly undo: string
  /** Its full name; begins with its words. */
  readonly undoNamed: Readonly<Record<Undoable['kind'], (titles: readonly string[]) => string>>
  /** Name of each close button. */
  readonly close: string
  /** Heading of the bill. */
  readonly totalsHeading: string
  /** In the place of an amount that is known later. */
  readonly later: string
  /** When it is known. */
  readonly laterExplained: string
  /** The bill's last row. */
  readonly total: string
  /** Button that opens the field for a coupon. */
  readonly couponOffer: string
  /** Name of that field. */
  readonly couponLabel: string
  /** What was typed as a coupon's code holds no sign of one. */
  readonly couponSigns: string
  /** Button that tries the code in it. */
  readonly applyCoupon: string
  /** Button on the bill's row of the coupon. */
  readonly removeCoupon: (code: string) => string
  /** Button that lets points pay; how many of them may, of how many. */
  readonly redeemPoints: (points: number, balance: number) => string
  /** Button on the bill's row of the points. */
  readonly removePoints: string
  /** What the shopper saves. */
  readonly discount: (amount: string) => string
  /** Button that begins the order. */
  readonly placeOrder: string
  /** Name of the bar at the foot of a phone. */
  readonly barLabel: string
  /** What its total leads to. */
  readonly viewTotals: string
  /** Lines go to several countries. */
  readonly severalCountries: string
  /** Button that puts the lines of all other countries aside. */
  readonly keepCountry: (country: string) => string
  /** Heading of what is out of stock. */
  readonly outOfStock: string
  /** Heading of what was put aside. */
  readonly savedHeading: string
  /** Button that takes it back into the cart. */
  readonly moveToCart: string
  /** Its full name; begins with its words. */
  readonly moveNamed: (title: string) => string
  /** Link from the mini cart to the cart. */
  readonly viewCart: string
  /** How many of a line, in the mini cart. */
  readonly miniQuantity: (quantity: number) => string
  /** Toasts. */
  readonly toasts: Readonly<Record<CartToastKind, string>>
  /** Read out after a quantity was confirmed. */
  readonly quantityIs: (title: string, quantity: number, total: string) => string
  /** Read out after a line is gone. */
  readonly isRemoved: (title: string, total: string) => string
  /** Read out after something is in the cart. */
  readonly isAdded: (title: string, total: string) => string
  /** Read out after a line was put aside. */
  readonly isSaved: (title: string, total: string) => string
  /** Read out after the words of a line were saved. */
  readonly isWritten: (title: string) => string
  /** Read out after a coupon counts, or was taken out. */
  readonly couponIs: (code: string, isApplied: boolean, total: string) => string
  /** Read out after points pay, or were taken out. */
  readonly pointsAre: (areUsed: boolean, total: string) => string
}
