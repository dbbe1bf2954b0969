import type { CallGroupDocs } from '../call/index.ts'
import type { loginCalls } from './loginCalls.ts'
import { loginWithOtp } from './loginWithOtp.ts'
import { registerWithOtp } from './registerWithOtp.ts'
import { loginResponseSchema } from './SessionUser.ts'

/** API reference of the login. */
export const loginApiCallDocs: CallGroupDocs<typeof loginCalls> = {
  schemas: {
    LoginRequest: loginWithOtp.input,
    RegisterRequest: registerWithOtp.input,
    LoginResponse: loginResponseSchema,
  },
  fields: {
    all: {
      userData:
        'E-mail and mobile, encrypted as a compact JWE to the key of the site settings; the plain text is `email U+001F mobile`.',
      otp: 'One-time password; 100 where none is needed, as after a login with Google.',
      country_code: 'Calling code of the mobile number, without plus.',
      is_verified_user: 'Whether the e-mail address is verified; in a request a hint.',
      check_mobile: '1 if the one-time password goes to the verified mobile number.',
      is_checkout: 'Always 1.',
      social_login: '1 after a login with Google.',
      is_mobile_new: '1 if the mobile number still needs verification by a code of its own.',
      ref_url: 'Kind of page on which the login started; empty for others.',
      wnid: 'Id of a product to add to the favorites after the login.',
      challenge: 'Id of the one-time password, for a page whose browser stores no cookie of the store.',
      resend_after: 'Seconds until another code may be requested.',
    },
    RegisterRequest: { name: 'Full name.', title: 'Title of the user.' },
    LoginResponse: {
      result: 'The signed-in user.',
      'result.uid': 'Id of the account, above 0.',
      'result.mail': 'E-mail address.',
      'result.phone': 'Mobile number without calling code; empty if unknown.',
      'result.title': 'Title of the user.',
      'result.username': 'Full name; may be empty.',
      'result.cart_count': 'Units in the cart, after the guest’s cart was merged into it.',
      'result.email_verified': 'Whether the e-mail address is verified.',
      'result.multiple_country_flag': 'Whether the cart goes to several countries.',
      'result.status': 'Whether the login succeeded.',
      'result.pass': 'Authorization code that a partner’s server exchanges; only on a partner’s page.',
    },
    checkUser: {
      qpd: 'One-time token of a login with Google, in place of `userData`.',
      isUserAnonymous: '`1` for a guest; a hint.',
      isReqFromPlaceOrder: '`1` on the way to an order; a hint.',
      uid: 'Id of the account; a hint.',
      fl: 'Where the request comes from; a hint.',
      success: 'Always true: the identity that Google verified.',
      'data.is_register_user': '1 if the address has an account.',
      'data.is_verified_user': '1 if the address is verified.',
      'data.country_code': 'Allowed calling codes, without plus.',
      'data.label': 'Label of the mobile number; may be empty.',
      'data.show_mobile': '1 if the store asks for a mobile number.',
      'data.mobile_number': 'Verified mobile number, masked except for its last two digits; may be empty.',
      'data.user_email': 'E-mail address of the Google account.',
      'data.user_name': 'Full name of the Google account; may be empty.',
    },
    sendOtp: {
      user_name: 'Full name of a new user.',
      resend_otp: '1 if a code was sent before in this dialog.',
      new_login_flow: 'Always 1.',
      fb_id: 'Facebook id of the visitor, if the page knows it.',
      source: 'Issuer of a social login.',
    },
  },
  calls: {
    checkUser: { isMinimal: true, errors: { 422: ['google_expired'] } },
    sendOtp: {
      isMinimal: true,
      errors: { 422: ['no_mobile', 'no_texts'], 429: ['otp_limit', 'otp_wait'] },
      cookies: ['otp'],
    },
    login: {
      isMinimal: true,
      errors: {
        422: ['google_expired', 'google_other', 'not_registered', 'otp_expired', 'otp_locked', 'otp_wrong'],
        429: ['otp_limit'],
      },
      cookies: ['device', 'google', 'hint', 'otp', 'sid'],
    },
    loginBefore: {
      errors: {
        422: ['google_expired', 'google_other', 'not_registered', 'otp_expired', 'otp_locked', 'otp_wrong'],
        429: ['otp_limit'],
      },
      cookies: ['device', 'google', 'hint', 'otp', 'sid'],
    },
    register: {
      isMinimal: true,
      errors: { 422: ['google_expired', 'otp_expired', 'otp_locked', 'otp_wrong', 'proof_needed'] },
      cookies: ['device', 'google', 'hint', 'otp', 'sid'],
    },
    registerBefore: {
      errors: { 422: ['google_expired', 'otp_expired', 'otp_locked', 'otp_wrong', 'proof_needed'] },
      cookies: ['device', 'google', 'hint', 'otp', 'sid'],
    },
    verifyMobile: {
      isMinimal: true,
      errors: {
        422: [
          'login_again',
          'no_texts',
          'other_account',
          'otp_expired',
          'otp_locked',
          'otp_wrong',
          'proof_needed',
        ],
        429: ['otp_limit'],
      },
      cookies: ['otp-mobile'],
    },
    logout: { isMinimal: true, cookies: ['google', 'hint', 'order-shown', 'sid'] },
  },
}
