import type { NamedCall } from '@store/api-client/contract'
import type { CallerRole } from '@store/api-client/contract/call'
import { findCallDocs } from '@store/api-client/contract/callDocsByGroup'

// A login in another tab has taken over the guest's cart meanwhile.
const sessionChanged = [409, 'session_changed'] as const

const callerCodes: Readonly<Record<CallerRole, readonly (readonly [number, string])[]>> = {
  public: [],
  visitor: [sessionChanged],
  user: [[401, 'login_required'], sessionChanged],
  verifiedUser: [[401, 'login_required'], [401, 'proof_required'], sessionChanged],
  partner: [],
  staff: [
    [401, 'token_required'],
    [403, 'role_required'],
  ],
}

/** Lists the error codes of a call by HTTP status: those that follow from its metadata, and its own. */
export function listErrorCodes({ name, call }: NamedCall): ReadonlyMap<number, readonly string[]> {
  const codes: (readonly [number, string])[] = [
    [400, 'invalid'],
    ...callerCodes[call.caller],
    ...(call.method === 'GET'
      ? []
      : ([
          [403, 'foreign_origin'],
          [408, 'too_slow'],
          [413, 'too_large'],
          [415, 'not_json'],
        ] as const)),
    ...(call.path.includes('{brand}') ? [[404, 'not_found'] as const] : []),
    ...(call.rateClass ? [[429, 'too_many'] as const] : []),
    [503, 'unavailable'],
    ...Object.entries(findCallDocs(name).errors ?? {}).flatMap(([status, own]) =>
      own.map((code) => [Number(status), code] as const),
    ),
  ]
  const byStatus = Map.groupBy(codes, ([status]) => status)
  return new Map(
    [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, rows]) => [status, [...new Set(rows.map(([, code]) => code))].toSorted()]),
  )
}
