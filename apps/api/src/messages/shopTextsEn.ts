import type { CalendarDate } from '@store/api-client/contract/date'
import type { Paise } from '@store/api-client/contract/money'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import type { FacetId } from '@store/api-client/contract/rules/giftLimits'

/** The hours of a delivery slot. */
export interface SlotHours {
  readonly startHour: number
  readonly endHour: number
}

const facets: Readonly<Record<FacetId, string>> = {
  occasion: 'By occasion',
  flavour: 'By flavour',
  colour: 'By colour',
}

// Labels of attributes that the shop itself defines; the others are the catalogue's.
const attributeLabels: Readonly<Record<number, string | undefined>> = {
  61: 'Number',
  62: 'Occasion',
  63: 'Message on the card',
}

const moment = new Intl.DateTimeFormat('en-IN', {
  ...{ timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short' },
  ...{ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' },
})

const countries = new Intl.DisplayNames('en', { type: 'region' })

const hours = ({ startHour, endHour }: SlotHours) => `${startHour}:00 to ${endHour}:00`

/** English texts of responses, and formats of amounts and dates. */
export const shopTextsEn = {
  price: (amount: Paise) => formatPrice(amount),
  day: (date: CalendarDate) => formatDay(date),
  moment: (at: Date) => moment.format(at),
  countryName: (letters: string) => countries.of(letters) ?? letters,

  // Summary of the cart and the order.
  subtotal: 'Subtotal',
  deliveryCharge: 'Delivery charge',
  deliverySlot: 'Delivery slot',
  coupon: (code: string) => `Coupon ${code}`,
  rewardPoints: 'Reward points',
  moreForFreeDelivery: (amount: string) => `Add gifts of <b>${amount}</b> more for <b>free delivery</b>`,
  cartAddOns: 'Add something more to your gift',
  attributeLabels,
  cashOnDelivery: 'Cash on delivery',
  cashForYourself: 'Cash on delivery to yourself',
  cashInIndiaOnly: 'Cash on delivery is available for gifts within India.',
  cashUpTo: (amount: string) => `Cash on delivery is available for orders up to ${amount}.`,
  cashToYourselfOnly:
    'Cash on delivery isn’t available for gifts to another person, because the receiver would have to pay.',
  upiCardOrNetbanking: 'UPI, card or netbanking',
  upiAppOrQrCode: 'UPI app or QR code',
  cardAndMore: 'Card and more',
  testBank: 'UPI or card (pretend bank, no money moves)',
  testBankUpi: 'UPI app or QR code (pretend bank, no money moves)',

  // Delivery.
  arrives: (day: string, slot: SlotHours | null | undefined) =>
    `Arrives ${day}${slot ? `, ${hours(slot)}` : ''}`,
  arrivesIn: (day: string, slot: SlotHours | null | undefined, where: string) =>
    `Arrives ${day}${slot ? `, ${hours(slot)},` : ''} in ${where}`,
  dayGone: (day: string) => `${day} is no longer available.`,
  deliverable: 'Awesome, We deliver to this location',
  notDeliverable: 'Oops, We do not deliver this Product to this location',
  cityNotDeliverable: 'Currently not available at this location.',
  earliestDelivery: (day: string) => `Earliest delivery ${day}`,
  deliverableInstead: (type: string, city: string, isSameType: boolean) =>
    `This ${type} is not available in ${city}. But we can deliver these ${isSameType ? type : 'gift'}s.`,

  // Login.
  codeSent: 'OTP sent',
  mobileVerified: 'Mobile number verified',

  // Single sign-on.
  singleSignOn: {
    unknownSite: 'This link doesn’t work',
    unknownSiteText:
      'We don’t know the site that sent you here. Please go back to it and try again, or tell its team.',
    failed: 'That didn’t work',
    toStore: (shop: string) => `Go to ${shop}`,
    logOut: (shop: string) => `Log out of ${shop}?`,
    logOutText: (site: string | undefined) =>
      `${site ?? 'Another site'} wants to log you out. Your cart and favorites stay in your account.`,
    logOutButton: 'Log out',
    stay: 'Stay logged in',
  },

  // Catalogue.
  facets,
  home: 'Home',
  allOf: (category: string) => `All ${category}`,
  customerReviews: 'What our customers say',
  reviewsOf: (title: string) => `Reviews of ${title}`,
  corporateGifts: 'Gifts for companies',
  findOrder: 'Find your order',
}
