import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkReadme } from './checkReadme.ts'
import { checkTarball } from './checkTarball.ts'
import { lintTarball } from './lintTarball.ts'
import { listPublishedPackages } from './listPublishedPackages.ts'
import { packPackage } from './packPackage.ts'

// Checks packages as a registry would get them: complete, and accepted by publint and attw. `main.ts [folder ...]`
const root = join(import.meta.dirname, '../../../..')
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'publishing-'))

try {
  for (const one of listPublishedPackages(root, process.argv.slice(2))) {
    const packed = await packPackage(root, one, folder)
    const complaints = [...checkTarball(packed), ...checkReadme(packed), ...(await lintTarball(root, packed))]
    for (const complaint of complaints) console.error(`${packed.name}: ${complaint}`)
    const mark = complaints.length > 0 ? 'FAILED' : 'ok    '
    console.log(`${mark} ${packed.name} ${packed.kilobytes.toFixed(1)} KB packed`)
    if (complaints.length > 0) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
