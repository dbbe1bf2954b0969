/** Maximum waits in milliseconds, shorter than the timeout of a browser's request. */
const mostMs = {
  /** Before the order page is shown. */
  page: 2_000,
  /** Before an order is paid in cash: longer, because a payment that is reported later must be refunded. */
  cash: 5_000,
}

/**
 * Waits for work that calls a gateway, but not longer than its purpose allows, because a gateway that does not respond
 * must not block a shopper. The work continues.
 */
export function waitForGateway(work: Promise<void>, purpose: keyof typeof mostMs): Promise<void> {
  const deferred = Promise.withResolvers<void>()
  const timer = setTimeout(deferred.resolve, mostMs[purpose])
  return Promise.race([work, deferred.promise]).finally(() => clearTimeout(timer))
}
