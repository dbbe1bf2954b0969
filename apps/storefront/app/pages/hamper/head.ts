import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'
import type { PageData } from '../../PageData.ts'

/** Head of the page on which a hamper is filled; search engines index the product's own page instead. */
export const hamperHead = ({ hamper }: PageData['hamper']): Head => ({
  title: `${hamper.title} | ${brand.name}`,
  picture: hamper.picture,
  noIndex: true,
})
