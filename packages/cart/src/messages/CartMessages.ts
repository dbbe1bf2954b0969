import type { BestCategory } from '../store/bestCategories.ts'
import type { CartNoticeKind } from '../store/CartNotice.ts'
import type { LineGroup } from '../store/groupLines.ts'

/** Every word of the cart. Amounts come ready-made, with their currency. */
export interface CartMessages {
  /** Heading of the page. */
  readonly heading: string
  /** How many pieces there are, beside the heading. */
  readonly pieces: (count: number) => string
  /** Said while the cart is awaited. */
  readonly loading: string
  /** The cart could not be had. */
  readonly loadFailed: string
  /** Button that asks for the cart again. */
  readonly tryAgain: string
  /** The cart has no lines. */
  readonly empty: string
  /** Link from the empty cart to the shop's root. */
  readonly continueShopping: string
  /** Heading of the categories below an empty cart. */
  readonly categoriesHeading: string
  /** Names of those categories. */
  readonly categories: Readonly<Record<BestCategory, string>>
  /** Heading of lines that travel the same way to the same country. */
  readonly group: (group: Pick<LineGroup, 'through' | 'countryName'>) => string
  /** Read before a struck list price. */
  readonly listPrice: string
  /** What stands in the place of a picture that cannot be loaded. */
  readonly pictureFailed: string
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
  /** Name of each close button. */
  readonly close: string
  /** Heading of the bill. */
  readonly billHeading: string
  /** The bill's last row. */
  readonly total: string
  /** What the shopper saves. */
  readonly saving: (amount: string) => string
  /** Button that begins the order. */
  readonly placeOrder: string
  /** Name of the bar at the foot of a phone. */
  readonly barLabel: string
  /** What its total leads to. */
  readonly viewBill: string
  /** Lines go to several countries. */
  readonly severalCountries: string
  /** Heading of what is out of stock. */
  readonly outOfStock: string
  /** Toasts. */
  readonly notices: Readonly<Record<CartNoticeKind, string>>
  /** Read out after a quantity was confirmed. */
  readonly quantityIs: (title: string, quantity: number, total: string) => string
  /** Read out after a line is gone. */
  readonly isRemoved: (title: string, total: string) => string
}
