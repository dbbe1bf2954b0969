import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'
import { ArticleView } from './ArticleView.tsx'

/** A content page: about the shop, its terms, its help (specification 1, section 2: Footer). */
export const page = definePage<PageData['article']>({
  open: async (_, { article }) => <ArticleView {...article} />,
})
