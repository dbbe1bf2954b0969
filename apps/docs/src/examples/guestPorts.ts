import type { SessionState } from '@store/api-client/contract/ports'

const guest: SessionState = { kind: 'guest' }

/**
 * The ports that a host would provide, for pages without a host: the visitor is a guest, links lead to this site, and
 * no events are tracked.
 */
export const guestPorts = {
  session: { getState: () => guest, getInitialState: () => guest, subscribe: () => () => undefined },
  requestLogin: async () => 'dismissed' as const,
  hrefs: { home: () => '/', cart: () => '#', category: () => '#' },
  go: () => undefined,
  newKey: () => crypto.randomUUID(),
  track: () => undefined,
  reload: () => undefined,
  clock: { now: () => new Date() },
} as const
