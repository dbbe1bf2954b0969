import { createApiClient } from '@store/api-client'
import { startPostgres } from '@store/config/postgres'
import { expect, it } from 'vitest'
import { startStore } from './processes/startStore.ts'
import { minMedianMax, writeMetrics } from './processes/writeMetrics.ts'
import { openSimulatedBrowser } from './shopper/openSimulatedBrowser.ts'

/** Search texts, typed letter by letter, and the city that the final suggestions must contain. */
const typed = [
  ['koramangala', 'Bengaluru'],
  ['bangalore', 'Bengaluru'],
  ['gurugam', 'Gurugram'],
  ['andheri east', 'Mumbai'],
  ['560034', 'Bengaluru'],
  ['kolkatta', 'Kolkata'],
] as const

const rounds = 10

it.each(['pglite', 'postgres'] as const)(
  'the search suggests places while the user types, on %s',
  async (kind) => {
    const postgres = kind === 'postgres' ? await startPostgres() : undefined
    const store = await startStore({ kind: 'api', env: postgres ? { DATABASE_URL: postgres.url } : {} })
    try {
      const millis: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        for (const [at, [text, city]] of typed.entries()) {
          // Each shopper has a network of their own, so that no rate limit applies.
          const browser = openSimulatedBrowser(store.origin, () => `198.51.${round}.${at + 1}`)
          const client = createApiClient({ baseUrl: store.origin, brand: 'marigold', fetch: browser.fetch })
          for (let length = 3; length <= text.length; length += 1) {
            const begun = performance.now()
            const found = await client.delivery.suggest({ text: text.slice(0, length) })
            millis.push(performance.now() - begun)
            if (!found.ok) throw new Error(`"${text.slice(0, length)}": ${JSON.stringify(found.failure)}`)
            if (length === text.length) {
              expect(
                found.value.some(({ description }) => description.includes(city)),
                text,
              ).toBe(true)
            }
          }
        }
      }
      writeMetrics(`suggest-${kind}`, { questions: millis.length, answer: minMedianMax(millis) })
    } finally {
      await store.stop()
      await postgres?.stop()
    }
  },
)
