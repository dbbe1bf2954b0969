import { describe, expect, it } from 'vitest'
import { readSettings } from '../readSettings.ts'

const cdn = { STORE_CDN: 'cloudflare', STORE_CDN_ID: '023e105f', STORE_CDN_TOKEN: 'token-of-the-shop' }

describe('the settings of a CDN', () => {
  it('are read together, and shorten the in-memory cache of pages to one second', () => {
    const url = 'http://127.0.0.1:6081'
    expect(readSettings({ ...cdn, STORE_CDN_URL: url })).toMatchObject({
      cdn: { kind: 'cloudflare', id: '023e105f', token: 'token-of-the-shop', url },
      pageCacheMs: 1_000,
    })
    expect(readSettings({ ...cdn, STORE_PAGES_KEPT_MS: '5000' }).pageCacheMs).toBe(5_000)
  })

  it.each(['STORE_CDN', 'STORE_CDN_ID', 'STORE_CDN_TOKEN'])('are incomplete without %s', (name) => {
    expect(() => readSettings({ ...cdn, [name]: '' })).toThrow(`${name}: needed with STORE_CDN`)
  })

  it('are incomplete with only the URL', () => {
    expect(() => readSettings({ STORE_CDN_URL: 'https://purge.example' })).toThrow(
      'STORE_CDN_TOKEN: needed with STORE_CDN_URL',
    )
  })

  it.each([
    ['STORE_CDN', 'akamai', 'fastly or cloudflare'],
    ['STORE_CDN_ID', '../zones', 'the id of the service or zone'],
    ['STORE_CDN_TOKEN', 'two words', 'letters, digits and signs without a space'],
    ['STORE_CDN_URL', 'http://purge.example', 'http: on this machine alone'],
    ['STORE_CDN_URL', 'https://purge.example/', 'an address without / at its end'],
  ])('reject %s=%s without repeating it', (name, value, why) => {
    const read = () => readSettings({ ...cdn, [name]: value })
    expect(read).toThrow(`${name}: `)
    expect(read).toThrow(why)
    expect(read).not.toThrow(value)
  })
})
