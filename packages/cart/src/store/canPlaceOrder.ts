import type { SessionState } from '@store/api-client/contract/ports'

/** Whether a visitor orders directly: only a user whose e-mail address was proven (specification 1, section 6). */
export const canPlaceOrder = (session: SessionState): boolean => session.kind === 'user' && session.isVerified
