import { packagePreset } from '@store/config/tsup'

export default packagePreset({
  prefix: 'create-storefront',
  entry: { createStorefront: 'src/createStorefront.ts', main: 'src/main.ts' },
})
