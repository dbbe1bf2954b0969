import { join } from 'node:path'
import { buildElements } from '@store/config/elements'

const root = join(import.meta.dirname, '..')
process.chdir(root)

// The sources of the elements, not `login.ts` and `picker.ts`: those lead to what each package has built for itself.
await buildElements(
  join(root, 'dist'),
  {
    login: '../login-dialog/src/element/index.ts',
    picker: '../delivery-location/src/element/index.ts',
  },
  'elements',
)
