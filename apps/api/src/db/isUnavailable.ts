import { findErrorCode } from '../log/findErrorCode.ts'

// Connections refused, cut or timed out; the server stopping or starting; too many connections; a full disk; a question
// that took too long; a transaction that kept meeting others.
const codes =
  /^(ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57P0[1-5]|53\w{3}|57014|25P03|40001|40P01|55P03)$/

// What the Postgres library says without a code.
const words =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|client has encountered/i

/** Whether something failed because the database cannot answer now, and may in a moment. */
export function isUnavailable(cause: unknown): boolean {
  const code = findErrorCode(cause)
  if (code !== undefined) return codes.test(code)
  for (let at = cause; at instanceof Error; at = at.cause) if (words.test(at.message)) return true
  return false
}
