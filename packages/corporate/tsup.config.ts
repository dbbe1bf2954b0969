import { packagePreset } from '@store/config/tsup'

export default packagePreset({
  prefix: 'corporate',
  entry: {
    index: 'src/index.ts',
    headless: 'src/headless.ts',
  },
})
