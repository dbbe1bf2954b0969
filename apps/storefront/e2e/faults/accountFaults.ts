import { expectedErrorTexts } from './expectedErrorTexts.ts'
import type { ExpectedText, FaultRow } from './FaultRow.ts'

const login = 'apiErrorsLogin.e2e.ts'
const account = 'apiErrorsAccount.e2e.ts'
const reading = 'apiErrorsReading.e2e.ts'

const inDialog = (where: string, preservedState: string): FaultRow => ({
  ...{
    kind: 'told',
    where: `Login dialog: ${where}`,
    expectedText: expectedErrorTexts.login,
    preservedState,
    journey: login,
  },
  recovery: 'the same button',
})

const read = (where: string, expectedText: ExpectedText): FaultRow => ({
  ...{
    kind: 'told',
    where: `${where}, where it was not served with the page`,
    expectedText,
    journey: reading,
  },
  ...{ preservedState: 'nothing was typed', recovery: 'Try again, and by itself' },
})

const done = (where: string, expectedText: ExpectedText, preservedState: string): FaultRow => ({
  ...{ kind: 'told', where, expectedText, preservedState, recovery: 'the same button', journey: account },
})

/** Faults of calls about the visitor and their account. */
export const accountFaults = {
  'login.checkUser': inDialog('Continue', 'the e-mail'),
  'login.sendOtp': inDialog('Send code, Resend code', 'name and number'),
  'login.login': inDialog('Verify and continue, of somebody known', 'the code'),
  'login.register': inDialog('Verify and continue, of somebody new', 'name, number and code'),
  'login.verifyMobile': {
    kind: 'told',
    where: 'Login dialog and profile: Verify number',
    expectedText: expectedErrorTexts.login,
    preservedState: 'the number and the code',
    recovery: 'the same button; whoever signs in is signed in all the same',
    journey: login,
  },
  'login.logout': {
    kind: 'told',
    where: 'Header: Log out',
    expectedText: expectedErrorTexts.hostFailed,
    preservedState: 'the session',
    recovery: 'Log out once more',
    journey: login,
  },
  'wishlist.list': read('Favorites', expectedErrorTexts.wishlist),
  'wishlist.add': done('A heart', expectedErrorTexts.heart, 'the heart as the shop has it'),
  'wishlist.remove': done('A heart', expectedErrorTexts.heart, 'the heart as the shop has it'),
  'addresses.list': read('Saved Addresses and the address book of checkout', expectedErrorTexts.section),
  'addresses.add': done('Saved Addresses: Save address', expectedErrorTexts.address, 'the form'),
  'addresses.change': done('Saved Addresses: Save address', expectedErrorTexts.address, 'the form'),
  'addresses.remove': done('Saved Addresses: Delete', expectedErrorTexts.address, 'the address'),
  'profile.get': read('Profile', expectedErrorTexts.section),
  'profile.save': done('Profile: Save', expectedErrorTexts.profile, 'the name'),
  'wallet.cards': read('Saved cards and UPI', expectedErrorTexts.section),
  'wallet.upiHandles': read('Saved cards and UPI', expectedErrorTexts.section),
  'wallet.deleteCard': done('Saved cards and UPI: Delete', expectedErrorTexts.wallet, 'the card'),
  'wallet.deleteUpi': done('Saved cards and UPI: Delete', expectedErrorTexts.wallet, 'the handle'),
  'points.list': read('Loyalty points', expectedErrorTexts.section),
  'notifications.list': read('Notifications', expectedErrorTexts.section),
  'notifications.update': done(
    'Notifications: a switch',
    expectedErrorTexts.choices,
    'the switch as the shop has it',
  ),
  'accountData.sessions': read('Privacy and sessions', expectedErrorTexts.section),
  'accountData.endSession': done('Privacy and sessions: Log out', expectedErrorTexts.privacy, 'the list'),
  'accountData.download': done(
    'Privacy and sessions: Download my data',
    expectedErrorTexts.privacy,
    'the page',
  ),
  'accountData.remove': done(
    'Privacy and sessions: Delete permanently',
    expectedErrorTexts.privacy,
    'the typed e-mail',
  ),
} as const satisfies Readonly<Record<string, FaultRow>>
