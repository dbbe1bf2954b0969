import { candleErrorMessages } from '@store/api-client/contract/rules/candleNumber'
import type { DayUnavailableReason } from '@store/api-client/contract/rules/deliveryDays'
import type { EnquiryError } from '@store/api-client/contract/rules/enquiryFields'
import { photoErrorMessages } from '@store/api-client/contract/rules/validatePhoto'
import type { ReceiverError } from '@store/api-client/contract/rules/validateReceiver'
import type { RecipientError } from '@store/api-client/contract/rules/validateRecipient'

const dayUnavailable: Readonly<Record<DayUnavailableReason, string>> = {
  past: 'This date has passed.',
  current: 'This is already your delivery date.',
  tooEarly: 'This date is too early for this gift.',
  tooLate: 'This date is too far ahead to order.',
  blocked: 'This gift can’t be made on that day.',
  sunday: 'We don’t deliver on that Sunday.',
}

// Specification 2, section 5.
const enquiry: Readonly<Record<EnquiryError, string>> = {
  name: 'Please enter valid name',
  mobile: 'phone number should be 10 digit*',
  email: 'Please enter valid email address',
  quantity: 'Order Quantity cannot be empty',
  notWhole: 'Please enter a whole number, such as 50',
  tooMany: 'Please enter a quantity of at most 1,00,000',
  company: 'Please enter valid company name',
  captcha: 'Please enter valid captcha code',
}

const recipient: Readonly<Record<RecipientError, string>> = {
  required: 'is missing',
  tooLong: 'is too long',
  phone: 'should be 10 digit',
  pincode: 'should have 6 digits',
  unknownPincode: 'is not in the directory',
  signs: 'holds signs that cannot be put on a gift',
}

const receiver: Readonly<Record<ReceiverError, string>> = {
  required: 'This field is required',
  name: 'Please enter valid name',
  mobile: 'Please enter a valid mobile number',
  pincode: 'Enter a 6 digit pincode',
  postalCode: 'Enter a valid postal code',
  tooLong: 'This is too long',
}

/** English messages of errors, as shoppers read them. */
export const errorsEn = {
  // General.
  notFound: 'Something went wrong',
  tryAgain: 'Something went wrong, Please try again...',
  unknownPlace: 'Something went wrong. Please try again',
  unreadable: 'Something went wrong. Please try after sometime or refresh the page.',
  tooSlow: 'This request took too long.',
  tooLarge: 'This request is too large.',
  tooManyRequests: 'Too many requests. Please wait a while and try again.',
  otherOrigin: 'This request did not come from the store.',
  notJson: 'This request must be JSON.',
  fieldRequired: 'This field is required',
  fieldEmpty: 'This field cannot be empty.',
  maxCharacters: (limit: number) => `Maximum ${limit} characters allowed`,
  acceptedCharacters: 'Accepted characters: letters, digits, space and - _ @ ( ) ! / &.',

  // Delivery.
  nowhere: 'Location information is unavailable.',
  unknownCity: 'No City Found',
  cityMismatch: (pincode: string, city: string) => `The pincode ${pincode} is in ${city}.`,
  locationMissing: 'Select Delivery Location to continue',
  pincodeMissing: 'Select pincode to continue',
  notDeliverable: 'Oops, We do not deliver this Product to this location',
  dayUnavailable,
  lastDay: (day: string) => `The last date is ${day}.`,
  firstDay: (day: string) => `The earliest date is ${day}.`,
  dateGone: 'Select Delivery Date',
  slotNotOffered: 'This time slot is no longer available.',
  slotGone: 'This time slot is no longer available. Please choose another.',
  slotFull: (start: number, end: number) => `The hours from ${start}:00 to ${end}:00 are full on that day.`,
  chooseOtherHours: 'Please choose others.',
  anyTimeInstead: 'Your gift will now arrive at any time that day. Please review your cart.',

  // Cart.
  cartFull: 'Your cart is full.',
  savedFull: (most: number) => `You can save ${most} gifts for later at most.`,
  quantityLimit: (most: number) => `You can have ${most} of one gift at most.`,
  freeLine: 'This free gift’s quantity can’t be changed.',
  messageChanged: 'This message has changed. Please review it.',
  messageMissing: (title: string) => `Please add the message for ${title}.`,
  photoGone: 'We no longer have your photo. Please upload it again.',
  outOfStock: (title: string) => `${title} is out of stock.`,
  fewLeft: (title: string, stock: number) => `Only ${stock} of ${title} left.`,
  severalCountries: "You've added products from different countries. Select items from one country.",
  cartChanged: 'Your cart has changed. Please review it.',
  noWayToPay: 'We have no other way to pay for this cart yet.',
  occasion: 'Please select a valid occasion',
  candle: candleErrorMessages,
  hamperEmpty: 'Please select mandatory product',
  hamperStepFull: (most: number) => `You can only select ${most} product(s) per step`,
  hamperStepIncomplete: (step: string) => `Please select mandatory product from ${step}`,
  couponUnknown: 'This coupon is not valid.',
  couponFirstOrder: 'This coupon is only for your first order.',
  couponMinimum: (least: string) => `This coupon is for gifts of ${least} or more.`,

  // Orders.
  comboChanged: 'This combo has changed.',
  orderKeyUsed: 'This order was already placed. Please check your orders before placing another.',
  orderExpired: 'This order wasn’t paid in time, so it was cancelled. Please order the gifts again.',
  unpaidOfAccount: 'You have several unpaid orders. Please pay or cancel one before placing another.',
  unpaidOfNetwork:
    'Many orders from your network are waiting for payment. Please try again in an hour, or call us to order.',
  paymentNotStarted:
    'We couldn’t open the payment page, and you haven’t paid anything. Please try again, or choose another method.',
  orderCancelled: 'This order is already cancelled.',
  orderUnderWay: 'Your gifts are already being made, so this order can no longer be cancelled.',
  orderDelivered: 'This order was delivered.',
  orderTooLate: 'Orders can be cancelled until the day before delivery.',
  loginToCancel: 'Please login to cancel this order',

  // Login and account.
  loginToOrder: 'Please login to place order',
  loginToRedeem: 'Please login to redeem reward points',
  loginToChangeMobile: 'Please login to change your mobile number',
  loginToRefer: 'Please login to refer friends and earn',
  loginToContinue: 'Please enter your email',
  invalidEmail: 'Email is invalid',
  mobile: 'Please enter a valid mobile number',
  notRegistered: 'This email is not registered yet.',
  codeNeeded: 'Please enter the code we sent to this email.',
  googleExpired: 'That took too long. Please log in with Google again.',
  otherGoogleAccount: 'This email belongs to another Google account. Please log in with a code instead.',
  otherAccount: 'This isn’t the email you’re logged in with.',
  loginAgain: 'Please log in again to change your mobile number.',
  codeWrong: 'That code is incorrect.',
  codeExpired: 'That code is no longer valid.',
  codeLocked: 'Too many incorrect codes. Please request a new one.',
  codeWait: 'Please wait a moment before requesting another code.',
  codeLimit: 'You’ve requested too many codes. Please wait a while and try again.',
  noMobile: 'You have no verified mobile number. Please use your email instead.',
  noSms: 'We can only send codes by email. Please choose email.',
  unknownPartner: 'We don’t recognise this site.',
  authorizationExpired: 'This code is no longer valid.',
  name: 'Please enter valid name',
  orderBeforeDeletion: 'You have an order on its way. You can delete your account once it’s delivered.',
  favoritesFull: (most: number) => `You can keep ${most} favorites. Please remove one first.`,
  addressesFull: (most: number) => `You can keep ${most} addresses. Please remove one first.`,
  receiver,
  photo: photoErrorMessages,

  // Corporate enquiries.
  enquiry,
  otherGift: 'This isn’t a gift from our shop.',
  recipientRow: (row: number, field: string, error: RecipientError) =>
    `Row ${row}: ${field} ${recipient[error]}.`,
  enquiryKeyUsed: 'This enquiry was already sent. Please start a new one.',
  linkGone: 'This link has expired. Please send your enquiry again.',
}
