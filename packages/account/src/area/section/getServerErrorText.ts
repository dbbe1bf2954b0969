import type { ApiError } from '@store/api-client/contract/problem'

/** Returns the server's error message; empty when no valid response arrived. */
export const getServerErrorText = (failure: ApiError): string =>
  failure.kind === 'refused' ? failure.message : ''
