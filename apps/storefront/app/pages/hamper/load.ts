import { toLineId } from '@store/api-client/contract/cart'
import { hamperLineParameter, hamperParameter } from '@store/api-client/contract/rules/hamperUrlState'
import type { HamperData } from '../../composition/product/createHamperBuilderStore.ts'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/** Loads the hamper of a URL and applies the selection that the URL contains. */
export async function loadHamper({ client, params, url }: LoaderContext): Promise<LoaderResult<HamperData>> {
  const { slug = '' } = params
  const answer = await client.hampers.get({ id: slug })
  if (!answer.ok) {
    const { failure } = answer
    return failure.kind === 'refused' && [400, 404].includes(failure.status)
      ? { kind: 'notFound' }
      : { kind: 'failed' }
  }
  const line = url.searchParams.get(hamperLineParameter) ?? ''
  return {
    kind: 'page',
    data: {
      ...{ slug, hamper: answer.value, now: new Date().toISOString() },
      written: url.searchParams.get(hamperParameter) ?? '',
      // URLs are untrusted input; an invalid line id is ignored.
      ...(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(line) && { lineId: toLineId(line) }),
    },
  }
}
