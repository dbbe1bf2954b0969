import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { freePort } from '../ports/freePort.ts'

/** A registry of one's own. */
export interface Registry {
  readonly address: string
  /** Environment of a command that publishes to it and installs from it. */
  readonly environment: NodeJS.ProcessEnv
  readonly stop: () => void
}

/** Starts a registry (verdaccio) on this machine that keeps `@store` packages in a folder and asks npm's for all others. */
export async function startRegistry(folder: string): Promise<Registry> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}/`
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'config.yaml')
  writeFileSync(config, settings(folder, upstream()))
  const userconfig = join(folder, 'npmrc')
  // npm asks for a token before it publishes; this registry takes any.
  writeFileSync(userconfig, `registry=${address}\n//127.0.0.1:${port}/:_authToken=anybody\n`)

  const bin = join(dirname(createRequire(import.meta.url).resolve('verdaccio/package.json')), 'bin/verdaccio')
  const server = spawn(process.execPath, [bin, '--config', config, '--listen', address], { stdio: 'ignore' })
  await answering(`${address}-/ping`)
  return {
    address,
    environment: {
      ...process.env,
      NPM_CONFIG_USERCONFIG: userconfig,
      NPM_CONFIG_REGISTRY: address,
      npm_config_registry: address,
    },
    stop: () => server.kill(),
  }
}

const upstream = () =>
  process.env.NPM_CONFIG_REGISTRY ?? process.env.npm_config_registry ?? 'https://registry.npmjs.org/'

const settings = (folder: string, npm: string) => `storage: ${join(folder, 'storage')}
auth: { htpasswd: { file: ${join(folder, 'htpasswd')}, max_users: -1 } }
uplinks: { npm: { url: '${npm}' } }
packages:
  '@store/*': { access: $all, publish: $all, unpublish: $all }
  '**': { access: $all, proxy: npm }
max_body_size: 50mb
web: { enable: false }
log: { type: stdout, level: fatal }
`

async function answering(address: string): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`The registry does not answer at ${address}`)
}
