import { optional, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { type ProductId, productIdStringSchema } from '../wire/index.ts'
import { wishlistResponseSchema } from './WishlistItem.ts'
import { wishlistPlatformSchema } from './wishlistPlatformSchema.ts'

/**
 * DELETE a product from the signed-in user's favorites (specification 1, section 7); deleting a missing one is not an
 * error.
 */
export const removeFavorite = defineCall({
  method: 'DELETE',
  path: '/api/fa/newfacart/wishlists/{id}',
  summary: 'Removes a product from the favorites.',
  specification: ['1, section 7, Delivery, wishlist, location: DELETE /api/fa/newfacart/wishlists/{id}'],
  caller: 'user',
  carriesFact: true,
  query: ['rsource'],
  input: pipe(
    strictObject({ id: productIdStringSchema, rsource: optional(wishlistPlatformSchema) }),
    transform(({ id }) => ({ productId: id })),
  ),
  answer: wishlistResponseSchema,
  encode: (request: { readonly productId: ProductId }) => ({
    id: String(request.productId),
    rsource: 'web' as const,
  }),
})
