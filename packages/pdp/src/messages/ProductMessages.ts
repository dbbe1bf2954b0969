import type { EggContent } from '@store/api-client/contract/catalogue'
import type { ApiError } from '@store/api-client/contract/problem'
import type { CalendarMessages } from '@store/ui/calendar'
import type { LightboxMessages } from '@store/ui/lightbox'
import type { SharePanelMessages } from '@store/ui/share-panel'
import type { PlaceError } from '../store/ProductState.ts'
import type { AddOnMessages } from './AddOnMessages.ts'
import type { ArrivalMessages } from './ArrivalMessages.ts'
import type { BelowTheFoldMessages } from './BelowTheFoldMessages.ts'
import type { CustomiseMessages } from './CustomiseMessages.ts'
import type { DayMessages } from './DayMessages.ts'
import type { PhotoMessages } from './PhotoMessages.ts'
import type { ProductCardMessages } from './ProductCardMessages.ts'

/** Every word of the product page. */
export interface ProductMessages extends ProductCardMessages {
  /** Name of the way to the product. */
  readonly crumbs: string
  /** The way's first step. */
  readonly home: string
  /** Name of the pictures as a part of the page. */
  readonly pictures: string
  /** Name of the button that shows another picture. */
  readonly showPicture: (number: number, count: number) => string
  /** On every large picture: looks at it closely. */
  readonly zoom: string
  /** Name of the pictures seen large, those of a review included. */
  readonly picturesOf: (title: string) => string
  /** Name of the button that shows the film. */
  readonly showVideo: string
  /** Name of what plays the film. */
  readonly playVideo: (title: string) => string
  /** Stands over the film that cannot be played. */
  readonly videoFailed: string
  /** Something that was asked for did not come. */
  readonly failed: string
  /** Closes a dialog. */
  readonly close: string
  /** Shows what the price is made of, and names it. */
  readonly priceBreakup: string
  /** The last line of what the price is made of. */
  readonly total: string
  /** Shows the ways to pass the page on, and names them. */
  readonly share: string
  /** What the chosen options come to, among the parts of the price. */
  readonly choices: string
  /** Said of what need not be chosen or written. */
  readonly optional: string
  /** Something must be chosen or written first. */
  readonly required: string
  /** What an option adds to the price. */
  readonly adds: (amount: string) => string
  /** How much less the gift is with an option. */
  readonly less: (amount: string) => string
  /** How much less the gift is without an option. */
  readonly lessWithout: (amount: string) => string
  /** Which signs were left out of a text on a gift, and which it may hold. */
  readonly acceptedSigns: (signs: string) => string
  /** Stands for a moment when a choice changed the price. */
  readonly priceUpdated: string
  /** Why it costs more on the chosen day, and what it costs on the others. */
  readonly dearerDay: (day: string, plain: string) => string
  /** How many people the chosen cake serves. */
  readonly serves: (people: string) => string
  /** How many people a weight serves. */
  readonly people: (people: string) => string
  /** Shows how many people each weight serves, and names it. */
  readonly servingGuide: string
  /** Average and count of the reviews. */
  readonly reviews: (average: number, count: number) => string
  /** Whether there is egg in it. */
  readonly egg: (egg: NonNullable<EggContent>) => string
  /** Asks for a place where none was chosen. */
  readonly choosePlace: string
  /** Said while the place is being checked. */
  readonly checkingPlace: string
  /** The place is served. */
  readonly deliverable: string
  /** The first day of delivery. */
  readonly arrives: (day: string) => string
  /** Until which hour that day can be had. */
  readonly orderBy: (hour: number) => string
  /** The place is not served. */
  readonly undeliverable: string
  /** What stood in the way of adding, where the place is concerned. */
  readonly placeError: (fault: PlaceError) => string
  /** Name of the bar at the foot of a phone's screen. */
  readonly buyBar: string
  /** Buys the product at once; its price follows. */
  readonly buyNow: string
  /** Tries once more what did not arrive. */
  readonly tryAgain: string
  /** Puts the product in the cart. */
  readonly addToCart: string
  /** Leads to where a hamper is filled. */
  readonly createHamper: string
  /** Leads to the cart the product is in. */
  readonly goToCart: string
  /** Why the product did not get into the cart. */
  readonly purchaseFailed: (failure: ApiError) => string
  /** Opens the customiser of a gift that is designed, and names it (PersonalisedProductType). */
  readonly personalise: (kind: string) => string
  /** Opens it once more. */
  readonly changeDesign: string
  /** Words of designing a gift. @default English, loaded with it */
  readonly customise?: CustomiseMessages
  /** Which photos are taken. */
  readonly photoHint: string
  /** Words of the upload of a photo. @default English, loaded with it */
  readonly photo?: PhotoMessages
  /** Words of what stands below the gift and how to buy it. @default English, loaded with it */
  readonly belowTheFold?: BelowTheFoldMessages
  /** Words of the add-on panel. @default English, loaded with it */
  readonly addOns?: AddOnMessages
  /** Words of when a gift arrives, as it is told by the hour. @default English, loaded with it */
  readonly arrival?: ArrivalMessages
  /** Words of choosing the day it arrives. @default English, loaded with it */
  readonly day?: DayMessages
  /** Words of the calendar. @default ui's English, loaded with it */
  readonly calendar?: CalendarMessages
  /** Words of the pictures seen large. @default ui's English, loaded with them */
  readonly lightbox?: LightboxMessages
  /** Words of the ways to share. @default ui's English, loaded with them */
  readonly sharePanel?: SharePanelMessages
}
