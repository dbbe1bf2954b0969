import { listCalls } from '@store/api-client/contract'
import { describe, expect, it } from 'vitest'

const implemented = listCalls().flatMap(({ name, call }) =>
  (call.specification ?? []).map((part) => ({ name, call, part })),
)

/** Returns method and path of a text such as `POST /suggest_locations`; undefined for other texts. */
const parseRoute = (part: string) => /: (GET|POST|PUT|DELETE) (\/?\S+)$/.exec(part)

describe('section 7 of both specifications (AP5)', () => {
  it.each(implemented)('$part is implemented by $name', ({ call, part }) => {
    const [, method, path = ''] = parseRoute(part) ?? []
    if (method === undefined || path.includes('{brand}{')) return
    expect(call.method).toBe(method)
    // Third-party services, and paths without a prefix, are under our own `/api`.
    expect(call.path.endsWith(path)).toBe(true)
  })

  it('is implemented completely by calls of the API', () => {
    const sections = Map.groupBy(implemented, ({ part }) => part.split(': ')[0])
    const counts = [...sections].map(([section, parts]) => [section, parts.length])
    expect(Object.fromEntries(counts)).toEqual({
      '1, section 7, Cart': 18,
      '1, section 7, Login': 7,
      '1, section 7, Account area': 17,
      '1, section 7, Delivery, wishlist, location': 8,
      '2, section 7': 21,
    })
  })
})
