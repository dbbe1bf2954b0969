import { optional, strictObject } from 'valibot'
import { defineCall } from '../call/index.ts'
import { wishlistResponseSchema } from './WishlistItem.ts'
import { wishlistPlatformSchema } from './wishlistPlatformSchema.ts'

/** GET the signed-in user's favorites, newest first. */
export const listWishlist = defineCall({
  method: 'GET',
  path: '/api/fa/newfacart/wishlists',
  summary: 'Lists the favorites of the user.',
  caller: 'user',
  input: strictObject({ rsource: optional(wishlistPlatformSchema) }),
  answer: wishlistResponseSchema,
  encode: () => ({ rsource: 'web' as const }),
})
