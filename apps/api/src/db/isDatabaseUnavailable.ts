import { findErrorCode } from '../log/findErrorCode.ts'

// Error codes of refused, cut and timed-out connections, a server that is stopping or starting, too many connections, a
// full disk, a statement timeout, and a transaction with repeated serialization failures.
const codes =
  /^(ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57P0[1-5]|53\w{3}|57014|25P03|40001|40P01|55P03)$/

// Messages of errors to which the Postgres library gives no error code.
const words =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|client has encountered/i

/** Returns whether an error means that the database is temporarily unavailable. */
export function isDatabaseUnavailable(cause: unknown): boolean {
  const code = findErrorCode(cause)
  if (code !== undefined) return codes.test(code)
  for (let at = cause; at instanceof Error; at = at.cause) if (words.test(at.message)) return true
  return false
}
