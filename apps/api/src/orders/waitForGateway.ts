/** Maximum wait in milliseconds, shorter than the timeout of a browser's request. */
const mostMs = 2_000

/**
 * Waits for work that calls a gateway, but not longer than two seconds, because a gateway that does not respond must not
 * block a page. The work continues.
 */
export function waitForGateway(work: Promise<void>): Promise<void> {
  const deferred = Promise.withResolvers<void>()
  const timer = setTimeout(deferred.resolve, mostMs)
  return Promise.race([work, deferred.promise]).finally(() => clearTimeout(timer))
}
