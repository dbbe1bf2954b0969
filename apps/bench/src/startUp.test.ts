import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startPostgres } from '@store/config/postgres'
import { describe, it } from 'vitest'
import { startStore } from './processes/startStore.ts'
import { fetchStatus, waitUntilReady } from './processes/waitUntilReady.ts'

const writeSecrets = join(import.meta.dirname, '../../api/dist/secrets.js')

it.concurrent('a second store on the same PGlite folder fails with the process id of the first, which keeps running', async ({
  expect,
  onTestFinished,
}) => {
  const first = await startStore({ kind: 'api' })
  onTestFinished(first.stop)
  const second = startStore({ kind: 'api', data: first.data })
  onTestFinished(() =>
    second.then(
      ({ stop }) => stop(),
      () => undefined,
    ),
  )
  await expect(second).rejects.toThrow(`is in use by process ${first.pid()}`)
  expect(await fetchStatus(`${first.origin}/api/ready`)).toBe(200)
  expect(await fetchStatus(`${first.origin}/api/outbox`)).toBe(200)
})

describe.concurrent('the store in production mode', () => {
  it('does not start without its required settings, and names each missing one', async ({ expect }) => {
    const start = startStore({ kind: 'storefront', env: { STORE_MODE: 'production' } })
    const value = await start.then(
      () => '',
      (cause: unknown) => String(cause),
    )
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'STORE_ORIGIN'])
      expect(value).toContain(`${name}: needed`)
  })

  it('starts with its required settings, and does not expose its e-mails', async ({
    expect,
    onTestFinished,
  }) => {
    const postgres = await startPostgres()
    onTestFinished(postgres.stop)
    const folder = await mkdtemp(join(tmpdir(), 'secrets-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const secrets = join(folder, 'secrets.json')
    await promisify(execFile)(process.execPath, [writeSecrets, secrets])
    const store = await startStore({
      kind: 'storefront',
      env: {
        STORE_MODE: 'production',
        STORE_ORIGIN: 'http://localhost:3000',
        // No server listens at this port, so no mail leaves this machine.
        SMTP_URL: 'smtp://127.0.0.1:9',
        STORE_MAIL_FROM: 'Marigold <orders@shop.example>',
        STORE_SECRETS: secrets,
        DATABASE_URL: postgres.url,
      },
    })
    onTestFinished(store.stop)
    await waitUntilReady(store.origin, 10_000)
    expect(await fetchStatus(`${store.origin}/api/outbox`)).toBe(404)
    expect(await store.kill('SIGTERM')).toEqual({ code: 0, signal: null })
  })
})
