import { array, literal, object, optional, picklist, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { flag } from '../wire/index.ts'
import { type SealedUserData, sealedUserData } from './sealedUserData.ts'

/** What the shop knows of an e-mail address (specification 1, section 4). */
export type UserStatus = 'new' | 'verified' | 'unverified'

/** GET checkUser: whether an e-mail address is registered and verified. The client's own flags are hints at most. */
export const checkUser = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/users/checkUser',
  input: pipe(
    strictObject({
      userData: sealedUserData,
      isUserAnonymous: picklist(['0', '1']),
      isReqFromPlaceOrder: picklist(['0', '1']),
      uid: optional(string()),
      fl: optional(string()),
    }),
    transform(({ userData }) => ({ userData })),
  ),
  answer: pipe(
    object({
      status: literal(true),
      message: string(),
      data: object({ is_register_user: flag, is_verified_user: flag, country_code: array(string()) }),
    }),
    transform(({ data }): { readonly status: UserStatus } => ({
      status: !data.is_register_user ? 'new' : data.is_verified_user ? 'verified' : 'unverified',
    })),
  ),
  encode: ({
    userData,
    fromPlaceOrder,
  }: {
    readonly userData: SealedUserData
    readonly fromPlaceOrder: boolean
  }) => ({
    userData,
    isUserAnonymous: '1' as const,
    isReqFromPlaceOrder: fromPlaceOrder ? ('1' as const) : ('0' as const),
  }),
})
