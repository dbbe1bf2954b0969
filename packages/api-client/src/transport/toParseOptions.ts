import type { ContractViolation } from '../contract/problem/index.ts'
import type { ApiClientOptions } from './ApiClientOptions.ts'
import type { ParseOptions } from './parseResponse.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Returns the options to parse responses with; by default, violations are warnings in development. */
export const toParseOptions = ({
  imageHosts,
  onContractViolation = warnInDevelopment,
}: ApiClientOptions): ParseOptions => ({ imageHosts, onViolation: onContractViolation })

function warn({ call, path, expected }: ContractViolation): void {
  // biome-ignore lint/suspicious/noConsole: written for who develops a backend, and gone in production.
  console.warn(`@store/api-client: ${call} breaks the contract at "${path}"; expected ${expected}.`)
}

let warnInDevelopment: typeof warn | undefined
try {
  if (process.env.NODE_ENV === 'development') warnInDevelopment = warn
} catch {
  // In a browser without a bundler, `process` does not exist.
}
