import type { UpiMessages } from './UpiMessages.ts'

/** Messages of the payment in a UPI app in English. */
export const upiEn: UpiMessages = {
  heading: 'Pay with UPI',
  scan: (total) => `Scan this code with any UPI app on your phone, and approve ${total}.`,
  open: (total) => `Open your UPI app, approve ${total}, and come back here.`,
  code: (total) => `QR code to pay ${total} with UPI`,
  openApp: 'Open UPI app',
  openDemo: 'Open the pretend UPI app',
  timeLeft: 'Time left to pay:',
  minutesLeft: (minutes) => (minutes === 1 ? '1 minute left to pay' : `${minutes} minutes left to pay`),
  timeUp: 'The time to pay is over. We’re checking whether your payment arrived.',
  waiting: 'Waiting for your payment. This page updates by itself.',
  notReceived: 'Your payment hasn’t arrived yet. After you approve it, it can take up to a minute.',
  paid: 'I have paid',
}
