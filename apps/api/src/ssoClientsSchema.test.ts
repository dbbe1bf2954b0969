import { describe, expect, it } from 'vitest'
import { readSettings } from './readSettings.ts'

const secret = 'a-secret-that-no-message-may-repeat!'
const notes = {
  client_id: 'notes',
  client_name: 'Notes',
  client_secret: secret,
  redirect_uris: ['https://notes.example/callback'],
  post_logout_redirect_uris: ['https://notes.example/'],
}
const read = (...clients: readonly unknown[]) => readSettings({ STORE_SSO_CLIENTS: JSON.stringify(clients) })

describe('the sites of single sign-on', () => {
  it('are read with and without a secret', () => {
    const app = { client_id: 'app', client_name: 'App', redirect_uris: ['http://localhost:5173/'] }
    expect(read(notes, app).ssoClients).toEqual([
      {
        ...{ id: 'notes', name: 'Notes', secret },
        ...{ redirectUris: notes.redirect_uris, postLogoutRedirectUris: notes.post_logout_redirect_uris },
      },
      {
        ...{ id: 'app', name: 'App', secret: undefined },
        ...{ redirectUris: ['http://localhost:5173/'], postLogoutRedirectUris: [] },
      },
    ])
  })

  it.each([
    ['client_id', { client_id: 'my notes' }, 'STORE_SSO_CLIENTS.0.client_id: at most 64 letters'],
    ['client_name', { client_name: '' }, 'STORE_SSO_CLIENTS.0.client_name: the name of the site'],
    ['no name', { client_name: undefined }, 'STORE_SSO_CLIENTS.0.client_name: client_id, client_name'],
    ['a short secret', { client_secret: 'repeat' }, 'STORE_SSO_CLIENTS.0.client_secret: 32 to 200'],
    ['a secret that is no text', { client_secret: 123456 }, 'STORE_SSO_CLIENTS.0.client_secret: a text'],
    ['no redirect URI', { redirect_uris: [] }, 'STORE_SSO_CLIENTS.0.redirect_uris: one URL at least'],
    ['an unknown name', { redirect_uri: 'https://x.example' }, 'STORE_SSO_CLIENTS.0.redirect_uri: client_id'],
  ])('are rejected with %s', (_, wrong, message) => {
    expect(() => read({ ...notes, ...wrong })).toThrow(message)
    expect(() => read({ ...notes, ...wrong })).not.toThrow(/repeat|123456/)
  })

  it.each([
    'http://notes.example/callback',
    'https://notes.example',
    'https://*.notes.example/',
    'https://notes.example/#x',
    'https://user@notes.example/',
    'https://NOTES.example/',
    'https://notes.example/a/../b',
    'javascript:alert(1)',
    'notes',
  ])('are rejected with the redirect URI %s', (uri) => {
    expect(() => read({ ...notes, redirect_uris: [uri] })).toThrow(
      'STORE_SSO_CLIENTS.0.redirect_uris.0: a complete URL such as https://notes.example/callback',
    )
    expect(() => read({ ...notes, post_logout_redirect_uris: [uri] })).toThrow(
      'STORE_SSO_CLIENTS.0.post_logout_redirect_uris.0: a complete URL',
    )
  })

  it('are rejected with an id that occurs twice', () => {
    expect(() => read(notes, notes)).toThrow('STORE_SSO_CLIENTS: each client_id once')
  })

  it.each([`[{"client_secret":"${secret}"`, '{}', 'notes=https://notes.example/'])(
    'are rejected unless they are a JSON list, without repeating the value: %#',
    (text) => {
      const wrong = () => readSettings({ STORE_SSO_CLIENTS: text })
      expect(wrong).toThrow('STORE_SSO_CLIENTS: a JSON list such as [{"client_id"')
      expect(wrong).not.toThrow('repeat')
    },
  )
})
