import type { PrivacyMessages } from './PrivacyMessages.ts'

const failed = 'Something went wrong, Please try again...'

/** Privacy and sessions in English; quoted texts are those of specification 1, sections 5 and 8. */
export const privacyEn: PrivacyMessages = {
  heading: 'Privacy and sessions',
  sessions: 'Where you are signed in',
  sessionsLead: 'You do not know one of them? Sign it out.',
  device: (browser, system) => [browser || 'A browser', system].filter((part) => part !== '').join(' on '),
  thisOne: 'This one',
  seen: (day) => `Last used ${day}`,
  end: 'Sign out',
  endNamed: (device) => `Sign out ${device}`,
  endOthers: 'Sign out everywhere else',
  ended: { one: 'Signed out there.', others: 'Signed out everywhere else.' },
  failed: (message) => message || failed,
  data: 'Your data',
  dataLead: 'Everything we keep about you, in one file.',
  download: 'Download my data',
  downloaded: 'Your data is in your downloads.',
  remove: 'Delete your account',
  removeLead: 'This cannot be undone.',
  goes: 'What goes',
  goesList: [
    'Your name, email and mobile number',
    'Saved addresses, cards and UPI handles',
    'Favorites, cart, messages and loyalty points',
    'Every session: you are signed out everywhere',
  ],
  stays: 'What stays',
  staysList: ['Past orders for our books, without anything that names you or who received them'],
  beginRemoval: 'Delete my account',
  email: 'Your email',
  emailHint: 'Type the email of this account to confirm',
  confirmRemoval: 'Delete for good',
  removalFault: (fault) => {
    if (fault.kind === 'required') return 'Email field is required'
    return refusals[fault.code] ?? (fault.message || failed)
  },
}

const refusals: Readonly<Record<string, string>> = {
  email_wrong: 'This is not the email of this account.',
  order_under_way:
    'An order is still under way. You can delete your account once it is delivered or cancelled.',
}
