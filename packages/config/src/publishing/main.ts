import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkTarball } from './checkTarball.ts'
import { lintTarball } from './lintTarball.ts'
import { packPackage } from './packPackage.ts'
import { publishedPackages } from './publishedPackages.ts'

/** Every published package as a registry would get it: complete, and in order for publint and attw. */
const root = join(import.meta.dirname, '../../../..')
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'publishing-'))

try {
  for (const one of publishedPackages(root)) {
    const packed = await packPackage(root, one, folder)
    const complaints = [...checkTarball(packed), ...(await lintTarball(root, packed))]
    for (const complaint of complaints) console.error(`${packed.name}: ${complaint}`)
    const mark = complaints.length > 0 ? 'FAILED' : 'ok    '
    console.log(`${mark} ${packed.name} ${packed.kilobytes.toFixed(1)} KB packed`)
    if (complaints.length > 0) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
