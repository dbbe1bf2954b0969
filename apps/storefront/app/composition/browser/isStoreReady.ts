/** Asks the store whether it is ready to answer. */
export const isStoreReady = (): Promise<boolean> =>
  fetch('/api/ready', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
