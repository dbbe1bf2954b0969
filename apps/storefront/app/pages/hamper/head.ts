import type { HamperData } from '../../composition/product/createHamperBuilderStore.ts'
import type { Head, HeadContext } from '../../Head.ts'

/** Head of the page on which a hamper is filled; search engines index the product's own page instead. */
export const hamperHead = ({ hamper }: HamperData, { shop }: HeadContext): Head => ({
  title: `${hamper.title} | ${shop.name}`,
  picture: hamper.picture,
  noIndex: true,
})
