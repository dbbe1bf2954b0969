import { describe, expect, it } from 'vitest'
import { openTestApi } from '../fixtures/openTestApi.ts'

describe('the location service', () => {
  it('rate-limits searches per network for a minute, but not the selection of a result', async () => {
    const api = await openTestApi({ placesPerNetwork: 2 })
    const { delivery } = api.visitor().client
    const search = async () => (await delivery.suggest({ text: 'mumbai' })).ok
    expect([await search(), await search(), await search()]).toEqual([true, true, false])
    expect((await delivery.locate({ placeId: 'in:city:mumbai' })).ok).toBe(true)
    expect((await api.visitor('198.51.100.4').client.delivery.suggest({ text: 'mumbai' })).ok).toBe(true)
    api.wait(60_001)
    expect(await search()).toBe(true)
    await api.close()
  })

  it('logs neither searches nor positions', async () => {
    const lines: unknown[] = []
    const note = (...said: readonly unknown[]) => {
      lines.push(said)
    }
    const api = await openTestApi({}, { log: { info: note, warn: note, error: note } })
    const { delivery } = api.visitor().client
    await delivery.suggest({ text: 'secretive bengaluru' })
    await delivery.findAddress({ text: '7 Hidden Lane, Bengaluru 560001' })
    await delivery.locate({ latitude: 12.987654321, longitude: 77.612345678 })
    expect(lines.length).toBeGreaterThan(2)
    expect(JSON.stringify(lines)).not.toMatch(/secretive|hidden|12\.98|77\.61|560001/i)
    await api.close()
  })
})
