import { describe, expect, it, vi } from 'vitest'
import type { Result } from './contract/problem/index.ts'
import { createLazyClientGroup } from './createLazyClientGroup.ts'

const group = { double: async (value: number): Promise<Result<number>> => ({ ok: true, value: value * 2 }) }

describe('a lazy client group', () => {
  it('calls the method with the given request once the group is loaded', async () => {
    const load = vi.fn(async () => group)
    const late = createLazyClientGroup(load)
    expect(load).not.toHaveBeenCalled()
    expect(await late.double(21)).toEqual({ ok: true, value: 42 })
  })

  it('returns a network error while the group cannot be loaded, and works once it can', async () => {
    const load = vi.fn(async () => group).mockRejectedValueOnce(new Error('no such chunk'))
    const late = createLazyClientGroup(load)
    expect(await late.double(1)).toEqual({ ok: false, failure: { kind: 'network' } })
    expect(await late.double(1)).toEqual({ ok: true, value: 2 })
  })

  it('works with destructured methods, and is not a promise', async () => {
    const late = createLazyClientGroup(async () => group)
    const { double } = late
    expect(await double(2)).toEqual({ ok: true, value: 4 })
    expect(await Promise.resolve(late)).toBe(late)
  })
})
