import { packagePreset } from '@store/config/tsup'

export default packagePreset({
  prefix: 'account',
  entry: {
    index: 'src/index.ts',
    headless: 'src/headless.ts',
    heart: 'src/heart.ts',
    wishlist: 'src/wishlist.ts',
    'wishlist/headless': 'src/wishlist/headless.ts',
  },
  standalone: ['wishlist'],
})
