import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', `${name}.css`), 'utf8')

/** Global styles of a host that conflict with ours, in their order, without `!important`. */
export const conflictingStylesheets: string = ['oldReset', 'wildElements', 'wildEverything']
  .map(read)
  .join('\n')
