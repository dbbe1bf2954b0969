import { packagePreset } from '@store/config/tsup'

export default packagePreset({
  prefix: 'hamper-builder',
  entry: {
    index: 'src/index.ts',
    headless: 'src/headless.ts',
  },
})
