import type { ContractViolation, Result } from '../contract/problem/index.ts'
import type { ApiClientOptions } from './ApiClientOptions.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Reports a result whose response breaks the contract, and returns it. */
export function reportViolation<Answer>(
  result: Result<Answer>,
  { onContractViolation = warnInDevelopment }: ApiClientOptions,
): Result<Answer> {
  if (!result.ok && result.failure.kind === 'broken' && result.failure.violation) {
    onContractViolation?.(result.failure.violation)
  }
  return result
}

function warn({ call, path, expected }: ContractViolation): void {
  // biome-ignore lint/suspicious/noConsole: written for who develops a backend, and gone in production.
  console.warn(`@store/api-client: ${call} breaks the contract at "${path}"; expected ${expected}.`)
}

let warnInDevelopment: typeof warn | undefined
try {
  if (process.env.NODE_ENV === 'development') warnInDevelopment = warn
} catch {
  // This variable does not exist without a bundler.
}
