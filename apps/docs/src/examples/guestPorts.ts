import type { SessionState } from '@store/api-client/contract/ports'

const guest: SessionState = { kind: 'guest' }

/** Ports of a page without a host: a guest, URLs of this site, and no analytics. */
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
