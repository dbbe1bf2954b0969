import { describe, expect, it } from 'vitest'
import { listCalls } from './listCalls.ts'
import { specifiedCalls } from './specifiedCalls.ts'

const rows = new Map(listCalls().map((row) => [row.name, row]))

/** Method and path of words such as `POST /suggest_locations`; nothing of words that show none. */
const shownIn = (named: string) => /^(GET|POST|PUT|DELETE) (\/?\S+)$/.exec(named)

describe('section 7 of both specifications (AP5)', () => {
  it.each(specifiedCalls)('$section: $named is answered by $call', ({ named, call }) => {
    const row = rows.get(call)
    expect(row, `${call} stands in no table`).toBeDefined()
    const [, method, path = ''] = shownIn(named) ?? []
    if (method === undefined || path.includes('{brand}{')) return
    expect(row?.call.method).toBe(method)
    // Services of others, and paths without a beginning, stand under our own `/api`.
    expect(row?.call.path.endsWith(path)).toBe(true)
  })
})
