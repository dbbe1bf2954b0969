import type { CallGroupDocs } from '../call/index.ts'
import type { partnerCalls } from './partnerCalls.ts'

/** API reference of partner sites. */
export const partnersCallDocs: CallGroupDocs<typeof partnerCalls> = {
  schemas: {},
  fields: {
    exchange: {
      origin: 'Origin of the partner site, as registered with the store.',
      secret: 'Secret shared by the store and the partner’s server.',
      pass: 'Authorization code of the element’s `login` event; valid for a minute, once.',
      data: 'The user who signed in.',
      'data.uid': 'Id of the account, above 0.',
      'data.mail': 'E-mail address.',
      'data.username': 'Full name; may be empty.',
      'data.title': 'Title of the user.',
    },
  },
  calls: {
    exchange: { errors: { 403: ['unknown_partner'], 422: ['pass_expired'] } },
  },
}
