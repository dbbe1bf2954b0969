import { describe, expect, it } from 'vitest'
import { listCalls } from './listCalls.ts'
import { specifiedCalls } from './specifiedCalls.ts'

const rows = new Map(listCalls().map((row) => [row.name, row]))

/** Returns method and path of a text such as `POST /suggest_locations`; nothing for other texts. */
const shownIn = (named: string) => /^(GET|POST|PUT|DELETE) (\/?\S+)$/.exec(named)

describe('section 7 of both specifications (AP5)', () => {
  it.each(specifiedCalls)('$section: $named is implemented by $call', ({ named, call }) => {
    const row = rows.get(call)
    expect(row, `${call} stands in no table`).toBeDefined()
    const [, method, path = ''] = shownIn(named) ?? []
    if (method === undefined || path.includes('{brand}{')) return
    expect(row?.call.method).toBe(method)
    // Third-party services, and paths without a prefix, are under our own `/api`.
    expect(row?.call.path.endsWith(path)).toBe(true)
  })
})
