import type { ApiError } from '@store/api-client/contract/problem'

/** Returns whether the server rejected the session itself: HTTP 401 or 406 on login (specification 1, section 8). */
export function isSessionRejected(failure: ApiError): boolean {
  return 'status' in failure && (failure.status === 401 || failure.status === 406)
}
