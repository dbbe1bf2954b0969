import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'
import type { PageData } from '../../PageData.ts'

/** Head of the page on which a hamper is filled; the product's own page is the one to be found. */
export const hamperHead = ({ hamper }: PageData['hamper']): Head => ({
  title: `${hamper.title} | ${brand.name}`,
  picture: hamper.picture,
  noIndex: true,
})
