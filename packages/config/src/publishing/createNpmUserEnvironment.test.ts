import { delimiter } from 'node:path'
import { expect, it } from 'vitest'
import { createNpmUserEnvironment } from './createNpmUserEnvironment.ts'

it('removes repository tools and script variables from the environment, but keeps the registry settings', () => {
  const env = {
    PATH: ['/house/node_modules/.bin', '/usr/bin'].join(delimiter),
    HOME: '/home',
    npm_config_registry: 'https://registry.example',
    NODE_EXTRA_CA_CERTS: '/etc/ca.crt',
    npm_config_local_prefix: '/house',
    npm_lifecycle_event: 'check',
    npm_package_name: 'house',
    INIT_CWD: '/house',
    NODE_ENV: 'production',
    NODE_OPTIONS: '--conditions=@store/source',
  }
  expect(createNpmUserEnvironment(env)).toEqual({
    PATH: '/usr/bin',
    HOME: '/home',
    npm_config_registry: 'https://registry.example',
    NODE_EXTRA_CA_CERTS: '/etc/ca.crt',
  })
})
