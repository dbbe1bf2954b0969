import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', `${name}.css`), 'utf8')

/** What the page of a careless host says, in the order in which it says it; all of it but `!important`. */
export const conflictingStylesheets: string = ['oldReset', 'wildElements', 'wildEverything']
  .map(read)
  .join('\n')
