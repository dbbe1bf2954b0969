import { createPackageBuildConfig } from '@store/config/tsup'

export default createPackageBuildConfig({
  prefix: 'delivery-location',
  entry: {
    index: 'src/index.ts',
    headless: 'src/headless.ts',
    place: 'src/place.ts',
    'change-place-button': 'src/change-place-button.ts',
  },
  standalone: ['change-place-button'],
  element: 'src/element/index.ts',
})
