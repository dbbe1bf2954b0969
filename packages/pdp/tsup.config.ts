import { packagePreset } from '@store/config/tsup'

export default packagePreset({
  prefix: 'pdp',
  entry: {
    index: 'src/index.ts',
    card: 'src/card.ts',
    headless: 'src/headless.ts',
    reviews: 'src/reviews.ts',
  },
  standalone: ['card', 'reviews'],
  served: ['src/components/below/below.ts'],
})
