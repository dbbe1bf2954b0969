import { packagePreset } from '@store/config/tsup'

export default packagePreset({ prefix: 'ui', entry: { index: 'src/index.ts', tokens: 'src/tokens.css' } })
