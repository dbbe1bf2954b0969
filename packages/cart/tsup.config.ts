import { packagePreset } from '@store/config/tsup'

export default packagePreset({
  prefix: 'cart',
  entry: {
    index: 'src/index.ts',
    headless: 'src/headless.ts',
    count: 'src/count.ts',
    mini: 'src/mini.ts',
    'messages/en': 'src/messages/en.ts',
    'messages/hi': 'src/messages/hi.ts',
  },
  standalone: ['mini'],
})
