import type { Result } from '../problem/index.ts'
import type { CallGroup, RequestOf, ResponseOf } from './Call.ts'

/**
 * The client of a group: one method per call, which never throws. If a request may be empty, the argument can be
 * omitted.
 */
export type ClientOf<Calls extends CallGroup> = {
  readonly [Method in keyof Calls]: undefined extends RequestOf<Calls[Method]>
    ? (request?: RequestOf<Calls[Method]>) => Promise<Result<ResponseOf<Calls[Method]>>>
    : (request: RequestOf<Calls[Method]>) => Promise<Result<ResponseOf<Calls[Method]>>>
}
