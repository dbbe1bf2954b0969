import type { Referral } from '@store/api-client/contract/referrals'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/** The visitor's own referral link, or the reason why there is none. */
export interface ReferAndEarnData {
  readonly start:
    | { readonly kind: 'user'; readonly link: string; readonly referral: Referral }
    | { readonly kind: 'guest' }
    | { readonly kind: 'failed' }
}

/** Loads the visitor's own referral link; a guest is asked to log in, and the browser can retry a failed request. */
export async function loadReferAndEarn({
  client,
  url,
}: LoaderContext): Promise<LoaderResult<ReferAndEarnData>> {
  const answer = await client.referrals.get()
  if (answer.ok) {
    const link = new URL(`/?ref=${answer.value.code}`, url).href
    return { kind: 'page', data: { start: { kind: 'user', link, referral: answer.value } } }
  }
  const { failure } = answer
  const isGuest = failure.kind === 'refused' && failure.status === 401
  return { kind: 'page', data: { start: { kind: isGuest ? 'guest' : 'failed' } } }
}
