import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'
import type { PageData } from '../../PageData.ts'

/** Head of a category's page. */
export const categoryHead = ({ category }: PageData['category']): Head => ({
  title: `${category.title} | ${brand.name}`,
  description: category.intro,
})
