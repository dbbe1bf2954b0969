import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import { ArticleView } from './ArticleView.tsx'
import type { ArticleData } from './load.ts'

/** A content page: about the shop, its terms, its help (specification 1, section 2: Footer). */
export const view: PageViewDefinition<ArticleData> = {
  open: async (_, { article }) => <ArticleView {...article} />,
}
