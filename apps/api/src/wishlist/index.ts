export { createWishlistService } from './createWishlistService.ts'
export { wishlistHandlers } from './wishlist.routes.ts'
