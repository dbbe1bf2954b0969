import type { LoginVerification } from '@store/api-client/contract/login'
import { HttpError } from '../http/HttpError.ts'
import type { Log } from '../log/Log.ts'
import type { SignedInUser } from './createLoginService.ts'

type Proof = LoginVerification | { readonly kind: 'none' }

/**
 * Logs a login with its verification method, or the reason of its failure. Users appear as numbers, and a failed login
 * has no user.
 */
export async function logLogin(
  log: Log,
  proof: Proof,
  signIn: () => Promise<SignedInUser>,
): Promise<SignedInUser> {
  const by = proof.kind === 'code' ? proof.by : proof.kind
  try {
    const signedIn = await signIn()
    log.info('signed in', { user: signedIn.user.id, by })
    return signedIn
  } catch (cause) {
    if (cause instanceof HttpError) log.info('login refused', { by, why: cause.code })
    throw cause
  }
}
