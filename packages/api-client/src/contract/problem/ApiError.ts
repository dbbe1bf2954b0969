import type { ContractViolation } from './ContractViolation.ts'

/**
 * Why a call returned no result. The error is a value without types of the transport, so that features do not depend on
 * it.
 */
export type ApiError =
  /** No response: offline, refused connection, or timeout. */
  | { readonly kind: 'network' }
  /** The server refused the request and names the reason. */
  | {
      readonly kind: 'refused'
      /** HTTP status, 4xx; 500 when the body of a response says so (specification 1, section 8). */
      readonly status: number
      /** Stable code of the reason. */
      readonly code: string
      /** The server's message, plain text. */
      readonly message: string
      /** Field that caused the error, in domain names. */
      readonly field?: string | undefined
    }
  /** The server failed, or its response does not match the contract. */
  | {
      readonly kind: 'invalidResponse'
      readonly status: number
      /** Details of the contract violation, if the server reported success. */
      readonly violation?: ContractViolation | undefined
    }
  /** The e-mail address or mobile number could not be encrypted in this browser. */
  | { readonly kind: 'encryption' }
