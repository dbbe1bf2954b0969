import { isValiError } from 'valibot'
import { GatewayError } from './createGatewayClient.ts'

/**
 * Returns whether an error of a request means that the gateway answers no request at the moment, so that others need
 * not be tried. An error about one payment says nothing about the others.
 */
export function isGatewayUnavailable(cause: unknown): boolean {
  // The keys are wrong, there are too many requests, or the gateway fails.
  if (cause instanceof GatewayError) return cause.status >= 500 || [401, 429].includes(cause.status)
  // The gateway answered, but with something else than a payment. Any other error is one of the network, or a timeout.
  return !(cause instanceof SyntaxError || isValiError(cause))
}
