/** Messages of the login in demo mode. */
export const demoOutboxMessages = {
  code: 'Demo store: find your code in the outbox (opens in a new tab)',
}
