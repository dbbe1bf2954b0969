import { createPackageBuildConfig } from '@store/config/tsup'

export default createPackageBuildConfig({
  prefix: 'corporate',
  entry: {
    index: 'src/index.ts',
    headless: 'src/headless.ts',
  },
})
