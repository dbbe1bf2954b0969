import type { CallGroupDocs } from '../call/index.ts'
import { wishlistItemSchema, wishlistResponseSchema } from './WishlistItem.ts'
import type { wishlistCalls } from './wishlistCalls.ts'

/** API reference of the favorites. */
export const wishlistCallDocs: CallGroupDocs<typeof wishlistCalls> = {
  schemas: { WishlistResponse: wishlistResponseSchema, WishlistItem: wishlistItemSchema },
  fields: {
    WishlistResponse: { wishlist_data: 'The favorites, by product id.', wcount: 'Number of favorites.' },
    WishlistItem: {
      price: 'List price in rupees.',
      sell_price: 'Price in rupees.',
      url: 'Path of the product page.',
      in_stock: '1 if it can be ordered now.',
      position: 'Position in the list, newest first.',
    },
    remove: { id: 'Id of the product.' },
  },
  calls: {
    add: { errors: { 404: ['not_found'], 409: ['wishlist_full'] } },
  },
}
