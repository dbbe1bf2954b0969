import { cpSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { must } from './must.ts'

/** Copies the repository as git would have it, with what was built, and makes it one with a history of its own. */
export async function copyRepository(root: string, target: string): Promise<void> {
  const listed = await must('git', ['ls-files', '-co', '--exclude-standard'], root)
  for (const path of new Set(listed.split('\n').filter((line) => line !== ''))) copy(root, target, path)
  for (const path of globSync('packages/*/dist', { cwd: root })) copy(root, target, path)

  const git = (...words: readonly string[]) =>
    must('git', ['-c', 'user.name=release', '-c', 'user.email=release@example.in', ...words], target)
  await git('init', '--quiet', '--initial-branch=main')
  await git('add', '--all')
  await git('commit', '--quiet', '--message', 'As it is')
  await must('pnpm', ['install', '--prefer-offline', '--frozen-lockfile', '--silent'], target)
}

// What was deleted still stands in git's index.
function copy(root: string, target: string, path: string): void {
  try {
    cpSync(join(root, path), join(target, path), { recursive: true })
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'ENOENT')) throw fault
  }
}
