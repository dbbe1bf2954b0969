import { readFile } from 'node:fs/promises'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { listExportTargets } from './listExportTargets.ts'
import type { PackedPackage } from './packPackage.ts'
import { runCommand } from './runCommand.ts'

/** Returns the findings of publint (strict) and attw (for consumers of ES modules) in a tarball. */
export async function lintTarball(root: string, packed: PackedPackage): Promise<readonly string[]> {
  return [...(await askPublint(packed)), ...(await askAttw(root, packed))]
}

async function askPublint({ tarball }: PackedPackage): Promise<readonly string[]> {
  const content = new Uint8Array(await readFile(tarball))
  const { messages, pkg } = await publint({ pack: { tarball: content.buffer }, strict: true })
  return messages.map(
    (message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  )
}

// Only code has types; `checkTarball` already checks that the stylesheets exist.
const isCode = (file: string) => /\.js$/.test(file)

async function askAttw(root: string, { tarball, packed }: PackedPackage): Promise<readonly string[]> {
  const entries = Object.entries(packed.exports ?? {})
    .filter(([, target]) => listExportTargets(target).some(isCode))
    .map(([entry]) => entry)
  const words = [tarball, '--profile', 'esm-only', '--no-definitely-typed', '--entrypoints', ...entries]
  const { ok, output } = await runCommand(
    'attw',
    [...words, '--format', 'ascii', '--no-emoji', '--no-color'],
    {
      cwd: root,
    },
  )
  return ok ? [] : [`attw: ${output}`]
}
