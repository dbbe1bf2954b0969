import { createPackageBuildConfig } from '@store/config/tsup'

export default createPackageBuildConfig({
  prefix: 'create-storefront',
  entry: { createStorefront: 'src/createStorefront.ts', main: 'src/main.ts' },
})
