import { createPackageBuildConfig } from '@store/config/tsup'

export default createPackageBuildConfig({
  prefix: 'pdp',
  entry: {
    index: 'src/index.ts',
    card: 'src/card.ts',
    customiser: 'src/customiser.ts',
    headless: 'src/headless.ts',
    reviews: 'src/reviews.ts',
  },
  standalone: ['reviews'],
  served: ['src/components/belowTheFold/DeferredSectionContent.tsx'],
})
