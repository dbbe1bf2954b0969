import { createPackageBuildConfig } from '@store/config/tsup'

export default createPackageBuildConfig({
  prefix: 'cart',
  entry: {
    index: 'src/index.ts',
    headless: 'src/headless.ts',
    count: 'src/count.ts',
    mini: 'src/mini.ts',
  },
  standalone: ['mini'],
})
