import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainEnvironment } from '../publishing/plainEnvironment.ts'
import { publishedPackages } from '../publishing/publishedPackages.ts'
import { must } from './must.ts'
import type { Registry } from './startRegistry.ts'
import { versionsOf } from './versionsOf.ts'

/** What an upgrader would miss in a versioned repository: a version that is not above the last, or no words on it. */
export function checkVersions(root: string, before: ReadonlyMap<string, string>): readonly string[] {
  return publishedPackages(root).flatMap(({ folder, manifest }) => {
    const version = manifest.version ?? ''
    const path = join(root, 'packages', folder, 'CHANGELOG.md')
    const changelog = existsSync(path) ? readFileSync(path, 'utf8') : ''
    return [
      ...(version === before.get(manifest.name) ? [`${manifest.name} has kept its version ${version}`] : []),
      ...(changelog.includes(`## ${version}`)
        ? []
        : [`the changelog of ${manifest.name} has no words on ${version}`]),
    ]
  })
}

const consumer = `import { createCartStore } from '@store/cart/headless'
import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import { hi } from '@store/cart/messages/hi'
if (typeof createCartStore !== 'function' || formatPrice(89900) !== '₹899' || hi.heading === '') process.exit(1)
`

/** Installs the cart from a registry with npm alone, under a tag, and uses its store in Node; throws where that fails. */
export async function installFrom(
  registry: Registry,
  folder: string,
  tag: string,
  root: string,
): Promise<readonly string[]> {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  writeFileSync(join(folder, 'use.js'), consumer)
  const environment = plainEnvironment(registry.environment)
  const wanted = ['@store/cart', '@store/ui', '@store/api-client'].map((name) => `${name}@${tag}`)
  await must(
    'npm',
    ['install', '--no-audit', '--no-fund', 'react@19', 'react-dom@19', ...wanted],
    folder,
    environment,
  )
  await must('node', ['use.js'], folder, environment)
  return wanted.flatMap((one) => {
    const name = one.slice(0, one.lastIndexOf('@'))
    const path = join(folder, 'node_modules', name, 'package.json')
    const { version }: { readonly version: string } = JSON.parse(readFileSync(path, 'utf8'))
    const published = versionsOf(root).get(name)
    return version === published ? [] : [`${one} is ${version} in the registry, ${published} was published`]
  })
}
