import type { CorporatePage } from '@store/api-client/contract/corporate'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/** Data of the corporate landing page. */
export interface CorporateData {
  readonly corporate: CorporatePage
}

/** Loads the data of the corporate landing page, which is the same for every visitor. */
export async function loadCorporate({ client }: LoaderContext): Promise<LoaderResult<CorporateData>> {
  const answer = await client.corporate.page()
  if (answer.ok) return { kind: 'page', data: { corporate: answer.value } }
  const { failure } = answer
  return { kind: failure.kind === 'refused' && failure.status === 404 ? 'notFound' : 'failed' }
}
