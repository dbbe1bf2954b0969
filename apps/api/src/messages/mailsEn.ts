import type { OrderStatus } from '@store/api-client/contract/orders'

const orderStatus: Readonly<Record<OrderStatus, (number: string) => string>> = {
  placed: (number) => `Your order ${number} was placed.`,
  confirmed: (number) => `Your order ${number} is confirmed.`,
  preparing: (number) => `Your order ${number} is being prepared.`,
  outForDelivery: (number) => `Your order ${number} is on its way.`,
  delivered: (number) => `Your order ${number} was delivered.`,
  cancelled: (number) => `Your order ${number} was cancelled.`,
}

const orderHeadings: Readonly<Record<OrderStatus, string>> = {
  placed: 'Thank you for your order',
  confirmed: 'Your order is confirmed',
  preparing: 'We’re making your gifts',
  outForDelivery: 'Your order is on its way',
  delivered: 'Your order was delivered',
  cancelled: 'Your order was cancelled',
}

const nextSteps: Readonly<Record<Exclude<OrderStatus, 'placed'>, string>> = {
  confirmed: 'We’ll make your gifts for the day you chose.',
  preparing: 'It can no longer be cancelled.',
  outForDelivery: 'We’ll call the receiver on the number you gave us.',
  delivered: 'Thank you for gifting with us.',
  cancelled: 'Any points you used are back in your account, and any payment goes back to the way you paid.',
}

/** English messages of mails and text messages. */
export const mailsEn = {
  /** Path of a page of the store in this language. */
  pagePath: (path: string) => path,
  greeting: (name: string) => `Dear ${name},`,

  // One-time passwords.
  codeSubject: (code: string, shop: string) => `${code} is your ${shop} code`,
  codeHeading: 'Your one-time password',
  codeText: (code: string) => `Your one-time password is ${code}.`,
  codeValidity: (minutes: number) =>
    `It’s valid for ${minutes} minutes, and only for your latest request. If you didn’t request it, ignore this email.`,
  codeSms: (code: string, shop: string, minutes: number) =>
    `${code} is your ${shop} code. It is valid for ${minutes} minutes.`,

  // Orders.
  orderStatus,
  orderHeadings,
  nextSteps,
  orderSubject: (number: string, shop: string) => `Your ${shop} order ${number}`,
  paymentPending: (number: string, payBy: string | undefined) =>
    `We have your order ${number}. Payment is pending: please choose how to pay${
      payBy === undefined ? '' : ` by ${payBy}. After that we cancel the order`
    }. We’ll start on your gifts as soon as that’s done.`,
  choosePayment: 'Choose how to pay',
  seeOrder: 'See your order',
  seeInvoice: 'Your invoice',
  notPaidInTime:
    'It wasn’t paid in time, so we released the gifts. Any points you used are back in your account, and you can reorder from the order’s page.',
  refundSubject: (number: string, shop: string) => `${shop}: a refund for order ${number}`,
  refundHeading: 'Your refund',
  refundText: (amount: string, number: string) =>
    `We’re refunding ${amount} of order ${number} to the account you paid with. Your bank shows it within 5 to 7 working days.`,
  pointsEarned: (points: number) => `You earned ${points === 1 ? '1 point' : `${points} points`} with it.`,
  gifts: 'Gifts',
  bill: 'Bill',
  total: 'Total',
  free: 'Free',
  deliveredTo: 'Delivered to',
  cardMessage: 'Message on the card',
  from: (sender: string) => `From ${sender}`,

  // Texts of the mail about an order whose e-mail address is not verified.
  verificationHeading: 'Is this your order?',
  verificationText: (number: string) =>
    `Order ${number} was placed with this email address. If it was you, log in to see it.`,
  verificationLink: 'See the order',
  verificationHint:
    'The code you get when you log in confirms your address, and we’ll email you updates about the order. If it wasn’t you, ignore this email.',

  // Accounts.
  deletionSubject: (shop: string) => `Your ${shop} account was deleted`,
  deletionHeading: 'Your account was deleted',
  deletionText:
    'Your account and its data have been deleted. We keep past orders without your name and address, as the law requires.',

  // Corporate enquiries.
  enquirySubject: (reference: string, shop: string) => `Your ${shop} enquiry ${reference}`,
  enquiryHeading: 'We have your enquiry',
  enquiryText: (reference: string) =>
    `Thank you for your enquiry ${reference}. We’ll call or email you within one working day.`,
  enquiryTitle: 'Your enquiry',
  enquiryCompany: (company: string) => `Company: ${company}`,
  enquiryMobile: (mobile: string) => `Mobile: ${mobile}`,
  enquiryQuantity: (quantity: number) => `Quantity: ${quantity}`,
  enquiryGift: (url: string) => `Gift: ${url}`,
  enquiryRecipients: (count: number) => `Recipients: ${count}`,
  confirmSubject: (reference: string, shop: string) => `Confirm your ${shop} enquiry ${reference}`,
  confirmHeading: 'Confirm your enquiry',
  confirmText: 'We received an enquiry from this email address. Please confirm that it was you.',
  confirmLink: 'Confirm the enquiry',
  confirmHint: 'The link is valid for 7 days. If this wasn’t you, ignore this email and nothing will happen.',
}
