import type { ApiError } from '@store/api-client/contract/problem'

/** What the server says of its refusal; empty where no answer came, or none that could be read. */
export const errorText = (failure: ApiError): string => (failure.kind === 'refused' ? failure.message : '')
