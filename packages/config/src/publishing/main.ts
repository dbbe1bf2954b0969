import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildConsumer } from './buildConsumer.ts'
import { checkTarball } from './checkTarball.ts'
import { lintTarball } from './lintTarball.ts'
import { type PackedPackage, packPackage } from './packPackage.ts'
import { publishedPackages } from './publishedPackages.ts'
import { tryCart } from './tryCart.ts'

const root = join(import.meta.dirname, '../../../..')
const picture = join(root, 'node_modules/.cache/publishing/cart.png')
// Outside the repository, so that nothing of it can be found from there.
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'publishing-'))
const rows: string[] = []

function report(what: string, complaints: readonly string[], size = ''): void {
  for (const complaint of complaints) console.error(`${what}: ${complaint}`)
  rows.push(`${complaints.length > 0 ? 'FAILED' : 'ok    '} ${what}${size}`)
  if (complaints.length > 0) process.exitCode = 1
}

async function lintAll(packages: readonly PackedPackage[]): Promise<void> {
  for (const one of packages) {
    const complaints = [...checkTarball(one), ...(await lintTarball(root, one))]
    report(one.name, complaints, ` ${one.kilobytes.toFixed(1)} KB packed`)
  }
}

async function consume(packages: readonly PackedPackage[]): Promise<readonly string[]> {
  const consumer = join(folder, 'consumer')
  const complaints = await buildConsumer(root, consumer, packages)
  return complaints.length > 0 ? complaints : tryCart(consumer, picture)
}

try {
  const packages: PackedPackage[] = []
  for (const one of publishedPackages(root)) packages.push(await packPackage(root, one, folder))
  const consumed = consume(packages)
  await lintAll(packages)
  report('the cart in a plain Vite app, installed with npm alone', await consumed)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(rows.join('\n'))
