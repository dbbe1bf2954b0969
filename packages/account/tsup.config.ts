import { createPackageBuildConfig } from '@store/config/tsup'

export default createPackageBuildConfig({
  prefix: 'account',
  entry: {
    index: 'src/index.ts',
    headless: 'src/headless.ts',
    'favorite-button': 'src/favorite-button.ts',
    wishlist: 'src/wishlist.ts',
    'wishlist/headless': 'src/wishlist/headless.ts',
    area: 'src/area.ts',
    'area-parts': 'src/area-parts.ts',
    'area/headless': 'src/area/headless.ts',
    orders: 'src/orders.ts',
    order: 'src/order.ts',
    'order-lookup': 'src/order-lookup.ts',
    'gift-receipt': 'src/gift-receipt.ts',
    invoice: 'src/invoice.ts',
    'orders/headless': 'src/orders/headless.ts',
  },
  standalone: [
    'wishlist',
    'orders',
    'order',
    'order-lookup',
    'gift-receipt',
    'invoice',
    'area',
    'area-parts',
  ],
})
