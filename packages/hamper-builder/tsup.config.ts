import { createPackageBuildConfig } from '@store/config/tsup'

export default createPackageBuildConfig({
  prefix: 'hamper-builder',
  entry: {
    index: 'src/index.ts',
    headless: 'src/headless.ts',
  },
})
