import type { ContentPage } from '@store/api-client/contract/settings'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'
import { contactPath, isContactPageGenerated } from '../../ShopInfo.ts'
import { createContactPage } from './createContactPage.ts'

/** Data of a content page. */
export interface ArticleData {
  readonly article: ContentPage
}

/** Loads the content page of a URL. The contact page exists even if the shop has not described it. */
export async function loadArticle({
  url,
  client,
  shop,
}: Pick<LoaderContext, 'url' | 'client' | 'shop'>): Promise<LoaderResult<ArticleData>> {
  const { pathname } = url
  if (pathname === contactPath && isContactPageGenerated(shop)) {
    return { kind: 'page', data: { article: createContactPage(shop.contacts) } }
  }
  const answer = await client.settings.contentPage({ path: pathname })
  if (answer.ok) return { kind: 'page', data: { article: answer.value } }
  const { failure } = answer
  const isUnknown = failure.kind === 'refused' && (failure.status === 404 || failure.status === 400)
  return { kind: isUnknown ? 'notFound' : 'failed' }
}
