import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the page of favorites. */
export const wishlistHead = (): Head => ({ title: `Favorites | ${brand.name}`, noIndex: true })
