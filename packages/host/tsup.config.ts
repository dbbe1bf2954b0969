import { packagePreset } from '@store/config/tsup'

export default packagePreset({
  prefix: 'host',
  entry: {
    index: 'src/index.ts',
    'add-to-cart': 'src/add-to-cart.ts',
    login: 'src/login.ts',
  },
})
