import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/** Loads the visitor's own referral link; a guest is asked to log in, and the browser can retry a failed request. */
export async function loadReferAndEarn({
  client,
  url,
}: LoaderContext): Promise<LoaderResult<'referAndEarn'>> {
  const answer = await client.referrals.get()
  if (answer.ok) {
    const link = new URL(`/?ref=${answer.value.code}`, url).href
    return { kind: 'page', data: { start: { kind: 'user', link, referral: answer.value } } }
  }
  const { failure } = answer
  const isGuest = failure.kind === 'refused' && failure.status === 401
  return { kind: 'page', data: { start: { kind: isGuest ? 'guest' : 'failed' } } }
}
