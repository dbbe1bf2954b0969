import { brand } from '../../brand.ts'
import type { HamperData } from '../../composition/product/createHamperBuilder.ts'
import type { Head } from '../../Head.ts'

/** Head of the page on which a hamper is filled; search engines index the product's own page instead. */
export const hamperHead = ({ hamper }: HamperData): Head => ({
  title: `${hamper.title} | ${brand.name}`,
  picture: hamper.picture,
  noIndex: true,
})
