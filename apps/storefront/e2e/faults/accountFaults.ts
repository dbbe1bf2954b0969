import type { FaultRow, Said } from './FaultRow.ts'
import { said } from './said.ts'

const login = 'faultsLogin.e2e.ts'
const account = 'faultsAccount.e2e.ts'
const reading = 'faultsReading.e2e.ts'

const inDialog = (where: string, stays: string): FaultRow => ({
  ...{ kind: 'told', where: `Login dialog: ${where}`, says: said.login, stays, journey: login },
  again: 'the same button',
})

const read = (where: string, says: Said): FaultRow => ({
  ...{ kind: 'told', where: `${where}, where it was not served with the page`, says, journey: reading },
  ...{ stays: 'nothing was typed', again: 'Try again, and by itself' },
})

const done = (where: string, says: Said, stays: string): FaultRow => ({
  ...{ kind: 'told', where, says, stays, again: 'the same button', journey: account },
})

/** Who is visiting, and what is theirs. */
export const accountFaults = {
  'login.checkUser': inDialog('Continue', 'the e-mail'),
  'login.sendOtp': inDialog('Send code, Resend code', 'name and number'),
  'login.login': inDialog('Verify and continue, of somebody known', 'the code'),
  'login.loginBefore': { kind: 'neverAsked', because: 'Only where the settings name the login before.' },
  'login.register': inDialog('Verify and continue, of somebody new', 'name, number and code'),
  'login.registerBefore': { kind: 'neverAsked', because: 'Only where the settings name the login before.' },
  'login.verifyMobile': {
    kind: 'told',
    where: 'Login dialog and profile: Verify number',
    says: said.login,
    stays: 'the number and the code',
    again: 'the same button; whoever signs in is signed in all the same',
    journey: login,
  },
  'login.logout': {
    kind: 'told',
    where: 'Header: Log out',
    says: said.hostFailed,
    stays: 'the session',
    again: 'Log out once more',
    journey: login,
  },
  'wishlist.list': read('Favorites', said.wishlist),
  'wishlist.add': done('A heart', said.heart, 'the heart as the shop has it'),
  'wishlist.remove': done('A heart', said.heart, 'the heart as the shop has it'),
  'addresses.list': read('Saved Addresses and the address book of checkout', said.section),
  'addresses.add': done('Saved Addresses: Save address', said.address, 'the form'),
  'addresses.change': done('Saved Addresses: Save address', said.address, 'the form'),
  'addresses.remove': done('Saved Addresses: Delete', said.address, 'the address'),
  'profile.get': read('Profile', said.section),
  'profile.save': done('Profile: Save', said.profile, 'the name'),
  'wallet.cards': read('Saved cards and UPI', said.section),
  'wallet.upiHandles': read('Saved cards and UPI', said.section),
  'wallet.deleteCard': done('Saved cards and UPI: Delete', said.wallet, 'the card'),
  'wallet.deleteUpi': done('Saved cards and UPI: Delete', said.wallet, 'the handle'),
  'points.list': read('Loyalty points', said.section),
  'notifications.list': read('Notifications', said.section),
  'notifications.update': done('Notifications: a switch', said.choices, 'the switch as the shop has it'),
  'accountData.sessions': read('Privacy and sessions', said.section),
  'accountData.endSession': done('Privacy and sessions: Sign out', said.privacy, 'the list'),
  'accountData.download': done('Privacy and sessions: Download my data', said.privacy, 'the page'),
  'accountData.remove': done('Privacy and sessions: Delete permanently', said.privacy, 'the typed e-mail'),
} as const satisfies Readonly<Record<string, FaultRow>>
