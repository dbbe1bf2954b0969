import { join } from 'node:path'
import { buildCustomElements } from '@store/config/elements'

const root = join(import.meta.dirname, '..')
process.chdir(root)

// Imports the sources instead of `login.ts` and `picker.ts`, which point to the built files of each package.
await buildCustomElements(
  join(root, 'dist'),
  {
    login: '../login-dialog/src/element/index.ts',
    picker: '../delivery-location/src/element/index.ts',
  },
  'elements',
)
