import type { calls } from '@store/api-client/contract'
import { type CallMetadata, describeCall } from './CallMetadata.ts'
import type { shopCallMetadata } from './shopCallMetadata.ts'

const anyone = describeCall('anyone')
const user = describeCall('user')
const verified = describeCall('verified')
const partner = describeCall('partner')

type VisitorGroup = Exclude<keyof typeof calls, keyof typeof shopCallMetadata>

/** Metadata of the calls about visitors and their orders; a call without metadata is a type error. */
export const visitorCallMetadata: {
  readonly [Group in VisitorGroup]: Readonly<Record<keyof (typeof calls)[Group], CallMetadata>>
} = {
  login: {
    checkUser: anyone('Tells whether an e-mail address has an account, or what Google said of a visitor.'),
    sendOtp: anyone('Sends a one-time password by e-mail or text message.'),
    login: anyone('Signs a user in with a one-time password or with Google’s word.'),
    loginBefore: anyone('Does the same at the older address, where new_login_api is 0.'),
    register: anyone('Opens an account and signs its user in.'),
    registerBefore: anyone('Does the same at the older address, where new_login_api is 0.'),
    verifyMobile: user('Keeps a user’s mobile number and sends a code to it, or proves it by that code.'),
    logout: anyone('Ends the visitor’s session.'),
  },
  orders: {
    place: verified('Places the order of the cart; the same order key never makes a second one.'),
    list: user('Tells a page of the user’s orders.'),
    get: user('Tells one of the user’s orders.'),
    listRecent: user('Tells a page of the user’s orders, at its second address.'),
    cancel: user('Cancels one of the user’s orders.'),
    reorder: user('Puts the gifts of one of the user’s orders in the cart once more.'),
    payMethods: user('Lists the ways to pay one of the user’s orders.'),
    pay: user('Pays one of the user’s orders.'),
    sendLookupCode: anyone('Sends a code for looking an order up without an account.'),
    lookUp: anyone('Tells an order by its number and the code sent to its address.'),
  },
  wishlist: {
    list: user('Lists the user’s favorites.'),
    add: user('Keeps a product as a favorite.'),
    remove: user('Keeps a product as a favorite no longer.'),
  },
  addresses: {
    list: user('Lists the user’s address book, the one used last first.'),
    add: user('Adds an address.'),
    change: user('Changes one of the user’s addresses.'),
    remove: user('Removes one of the user’s addresses.'),
  },
  profile: {
    get: user('Tells the user’s profile.'),
    save: user('Changes the user’s profile.'),
  },
  wallet: {
    cards: user('Lists the user’s saved cards, by their last digits.'),
    deleteCard: user('Forgets one of the user’s cards.'),
    upiHandles: user('Lists the user’s UPI handles.'),
    deleteUpi: user('Forgets one of the user’s UPI handles.'),
  },
  points: {
    list: user('Tells the user’s reward points and a page of how they came and went.'),
  },
  notifications: {
    list: user('Lists the user’s messages and what they agreed to hear.'),
    update: user('Marks messages as read, and changes what the user agreed to.'),
  },
  accountData: {
    sessions: user('Lists where the user is signed in.'),
    endSession: user('Signs the user out in one of these places.'),
    download: user('Hands the user all that is kept of them, as a file.'),
    remove: user('Ends the account.'),
  },
  corporate: {
    page: anyone('Tells what stands on the corporate page.'),
    captcha: anyone('Draws a picture of four characters for an enquiry.'),
    checkPincodes: anyone('Tells which pincodes of a company’s list are known.'),
    submit: anyone('Takes a company’s enquiry; the same key never makes a second one.'),
    confirm: anyone('Confirms an enquiry by the link that was mailed.'),
  },
  partners: {
    exchange: partner('Tells a partner’s server who signed in on its page; a pass is good once.'),
  },
  referrals: {
    get: user('Tells the user’s own link and what came of it.'),
  },
  tracking: {
    behaviour: anyone('Counts what a visitor did; answers the same whatever it kept.'),
    step: anyone('Counts a step on the way to an order.'),
  },
  uploads: {
    photo: anyone('Takes a photo for a gift.'),
    photoBefore: anyone('Does the same at the older address, where new_upload_api is 0.'),
  },
}
