import { createPackageBuildConfig } from '@store/config/tsup'

export default createPackageBuildConfig({
  prefix: 'host',
  entry: {
    index: 'src/index.ts',
    'add-to-cart': 'src/add-to-cart.ts',
    login: 'src/login.ts',
  },
})
