import { optional, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { type ProductId, productIdSchema } from '../wire/index.ts'
import { wishlistResponseSchema } from './WishlistItem.ts'
import { wishlistPlatformSchema } from './wishlistPlatformSchema.ts'

/** POST a product to the signed-in user's favorites (specification 1, section 7); adding it again has no effect. */
export const addFavorite = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/wishlists',
  summary: 'Adds a product to the favorites.',
  specification: ['1, section 7, Delivery, wishlist, location: POST /api/fa/newfacart/wishlists'],
  caller: 'user',
  isIdempotent: true,
  carriesFact: true,
  query: ['rsource'],
  input: pipe(
    strictObject({ nid: productIdSchema, rsource: optional(wishlistPlatformSchema) }),
    transform(({ nid }) => ({ productId: nid })),
  ),
  answer: wishlistResponseSchema,
  encode: (request: { readonly productId: ProductId }) => ({
    nid: request.productId,
    rsource: 'web' as const,
  }),
})
