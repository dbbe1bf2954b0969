import type { SessionState } from '@store/api-client/contract/ports'

/**
 * Returns whether a visitor can order directly: only a user with a verified e-mail address (specification 1,
 * section 6).
 */
export const canPlaceOrder = (session: SessionState): boolean => session.kind === 'user' && session.isVerified
