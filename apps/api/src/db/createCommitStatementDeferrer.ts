import { findErrorCode } from '../log/findErrorCode.ts'
import type { CommitStatementDeferrer } from './Database.ts'

/** Creates the holder of the statement that is deferred to the commit. */
export function createCommitStatementDeferrer() {
  let last: { readonly statement: string; readonly broken: () => Error } | undefined
  const deferToCommit: CommitStatementDeferrer = (statement, broken) => {
    if (last) throw new Error('One statement goes along with a commit.')
    last = { statement, broken }
  }
  return {
    deferToCommit,

    /** Sends the statement, if there is one. */
    async send<Answer>(send: (statement: string | undefined) => Promise<Answer>): Promise<Answer> {
      try {
        return await send(last?.statement)
      } catch (cause) {
        // check_violation
        throw last && findErrorCode(cause) === '23514' ? last.broken() : cause
      }
    },
  }
}
