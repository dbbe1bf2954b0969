import type { ProductCard } from '@store/api-client/contract/catalogue'
import type { Result } from '@store/api-client/contract/problem'
import { describe, expect, it, vi } from 'vitest'
import { similarProducts } from '../fixtures/productCards.ts'
import { roses } from '../fixtures/roses.ts'
import { loadRelatedProducts } from './loadRelatedProducts.ts'

type Cards = Result<readonly ProductCard[]>

function open({
  kept,
  cards = { ok: true, value: similarProducts },
}: {
  kept?: unknown
  cards?: Cards
} = {}) {
  const write = vi.fn()
  const client = {
    recommended: vi.fn(async (): Promise<Cards> => ({ ok: true, value: similarProducts.slice(0, 2) })),
    cards: vi.fn(async (): Promise<Cards> => cards),
  }
  const more = () => loadRelatedProducts(roses, { client, viewed: { read: () => kept, write } })
  return { more, client, write }
}

const elsewhere = { id: 70, country: 840 }
const before = [{ id: 3, country: 356 }, elsewhere, { id: roses.id, country: 356 }, { id: 5, country: 356 }]

describe('related products', () => {
  it('are the recommended and the recently viewed products of the same country, without the current one', async () => {
    const { more, client, write } = open({ kept: before })
    expect(await more()).toEqual({ recommended: similarProducts.slice(0, 2), viewed: similarProducts })
    expect(client.recommended).toHaveBeenCalledExactlyOnceWith({ productId: roses.id })
    expect(client.cards).toHaveBeenCalledExactlyOnceWith({ ids: [3, 5] })
    expect(write).toHaveBeenCalledExactlyOnceWith([
      { id: roses.id, country: 356 },
      { id: 3, country: 356 },
      elsewhere,
      { id: 5, country: 356 },
    ])
  })

  it('request no cards if nothing was viewed, or the stored value is invalid', async () => {
    for (const saved of [undefined, 'nonsense', [{ id: 'x' }]]) {
      const { more, client } = open({ kept: saved })
      expect((await more()).viewed).toEqual([])
      expect(client.cards).not.toHaveBeenCalled()
    }
  })

  it('omit a list that cannot be loaded, and keep the other one', async () => {
    const { more } = open({ kept: before, cards: { ok: false, failure: { kind: 'network' } } })
    expect(await more()).toEqual({ recommended: similarProducts.slice(0, 2), viewed: [] })
  })
})
