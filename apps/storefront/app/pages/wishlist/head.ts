import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the favorites page. */
export const wishlistHead = (): Head => ({ title: `Favorites | ${brand.name}`, noIndex: true })
