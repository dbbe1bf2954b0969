import { describe, expect, it } from 'vitest'
import { readSettings } from './readSettings.ts'

describe('the settings', () => {
  it('have a default each', () => {
    expect(readSettings({})).toEqual({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:3000',
      trustProxy: false,
      dataFolder: 'data',
      brand: { slug: 'marigold', name: 'Marigold' },
    })
  })

  it('are refused with every fault at once, each by its name', () => {
    const wrong = () =>
      readSettings({ STORE_PORT: 'eighty', STORE_ORIGIN: 'shop.example', STORE_MODE: 'test' })
    expect(wrong).toThrow(/STORE_PORT/)
    expect(wrong).toThrow(/STORE_ORIGIN: an origin such as/)
    expect(wrong).toThrow(/STORE_MODE/)
  })

  it('refuse production mode, which needs what is not built yet', () => {
    expect(() => readSettings({ STORE_MODE: 'production' })).toThrow('needs Postgres and SMTP')
  })
})
