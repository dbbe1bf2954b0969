import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the credits page. */
export const creditsHead = (): Head => ({
  title: `Credits | ${brand.name}`,
  description: 'Whose data and art this store uses, and under which licences.',
})
