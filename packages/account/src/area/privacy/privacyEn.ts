import type { PrivacyMessages } from './PrivacyMessages.ts'

const failed = 'Something went wrong, Please try again...'

/** Messages of privacy and sessions in English; quoted texts are those of specification 1, sections 5 and 8. */
export const privacyEn: PrivacyMessages = {
  heading: 'Privacy and sessions',
  sessions: 'Where you’re logged in',
  sessionsLead: 'Don’t recognise a device? Log it out.',
  device: (browser, system) => [browser || 'A browser', system].filter((part) => part !== '').join(' on '),
  thisOne: 'This device',
  seen: (day) => `Last used ${day}`,
  end: 'Log out',
  endNamed: (device) => `Log out ${device}`,
  endOthers: 'Log out everywhere else',
  ended: { one: 'Logged out of that device.', others: 'Logged out everywhere else.' },
  failed: (message) => message || failed,
  data: 'Your data',
  dataLead: 'Everything we store about you, in one file.',
  download: 'Download my data',
  downloaded: 'Your data has been downloaded.',
  remove: 'Delete your account',
  removeLead: 'This cannot be undone.',
  goes: 'What we delete',
  goesList: [
    'Your name, email and mobile number',
    'Saved addresses, cards and UPI handles',
    'Favorites, cart, messages and loyalty points',
    'All sessions: you’ll be logged out everywhere',
  ],
  stays: 'What we keep',
  staysList: ['Past orders for our accounts, without your name or the receiver’s'],
  beginRemoval: 'Delete my account',
  email: 'Your email',
  emailHint: 'Enter your account email to confirm',
  confirmRemoval: 'Delete permanently',
  removalError: (fault) => {
    if (fault.kind === 'required') return 'Email field is required'
    return refusals[fault.code] ?? (fault.message || failed)
  },
}

const refusals: Readonly<Record<string, string>> = {
  email_wrong: 'This is not the email of this account.',
  order_under_way:
    'An order is still under way. You can delete your account once it is delivered or cancelled.',
}
