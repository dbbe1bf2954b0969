import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listPublishedPackages } from '../publishing/listPublishedPackages.ts'
import { type PackedPackage, packPackage } from '../publishing/packPackage.ts'
import { packageConsumerProjects } from './packageConsumerProjects.ts'
import { prepareConsumerApp } from './prepareConsumerApp.ts'

/* Installs every package as a tarball, with npm alone, in seven projects of other teams; each is built and used in a
   browser. `pnpm consumers vite next` tests only the named folders. */
const root = join(import.meta.dirname, '../../../..')
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
mkdirSync(join(root, 'node_modules/.cache/consumers'), { recursive: true })
// The folder is outside the repository, so that no module of the repository can be resolved from there.
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'consumers-'))

try {
  const packages: PackedPackage[] = []
  for (const one of listPublishedPackages(root)) packages.push(await packPackage(root, one, folder))
  for (const consumer of packageConsumerProjects.filter(
    ({ app }) => wanted.length === 0 || wanted.includes(app),
  )) {
    const started = performance.now()
    const home = join(folder, `in-${consumer.app}`)
    const unready = await prepareConsumerApp(root, home, consumer, packages)
    const complaints = unready.length > 0 ? unready : await consumer.use(home, packages)
    for (const complaint of complaints) console.error(`${consumer.app}: ${complaint}`)
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    console.log(`${complaints.length > 0 ? 'FAILED' : 'ok    '} ${consumer.name} (${seconds} s)`)
    if (complaints.length > 0) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
