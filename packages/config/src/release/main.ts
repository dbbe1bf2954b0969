import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishedPackages } from '../publishing/publishedPackages.ts'
import { versionCanary } from './canary.ts'
import { checkVersions, installFrom } from './checkRelease.ts'
import { copyRepository } from './copyRepository.ts'
import { must } from './must.ts'
import { publishAll } from './publishAll.ts'
import { startRegistry } from './startRegistry.ts'
import { versionsOf } from './versionsOf.ts'

/*
 * A release as it will go, on this machine alone: in a copy of the repository the waiting changesets become versions and
 * changelogs, everything is published to a registry of our own, as a canary and as the latest, and installed from there.
 */
const root = join(import.meta.dirname, '../../../..')
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'release-'))
const registry = await startRegistry(join(folder, 'registry'))

async function release(tag: 'canary' | 'latest'): Promise<readonly string[]> {
  const copy = join(folder, tag)
  const home = join(folder, `in-${tag}`)
  mkdirSync(copy)
  mkdirSync(home)
  await copyRepository(root, copy)
  const before = versionsOf(copy)
  if (tag === 'canary') await versionCanary(copy)
  else await must('node', [join(copy, 'node_modules/@changesets/cli/bin.js'), 'version'], copy)
  await publishAll(copy, tag, registry.environment)
  const complaints = [...checkVersions(copy, before), ...(await installFrom(registry, home, tag, copy))]
  for (const complaint of complaints) console.error(`${tag}: ${complaint}`)
  const versions = publishedPackages(copy).map(({ manifest }) => `${manifest.name} ${manifest.version}`)
  console.log(`${complaints.length > 0 ? 'FAILED' : 'ok    '} ${tag}: ${versions.join(', ')}`)
  return complaints
}

try {
  const complaints = [...(await release('canary')), ...(await release('latest'))]
  process.exitCode = complaints.length > 0 ? 1 : 0
} finally {
  registry.stop()
  rmSync(folder, { recursive: true, force: true })
}
