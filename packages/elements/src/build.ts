import { join } from 'node:path'
import { buildElements } from '@store/config/elements'

const root = join(import.meta.dirname, '..')
process.chdir(root)

await buildElements(
  join(root, 'dist'),
  {
    login: '../login-dialog/src/element/index.ts',
    picker: '../delivery-location/src/element/index.ts',
  },
  'elements',
)
