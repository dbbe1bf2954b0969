import { createNpmUserEnvironment } from '../publishing/createNpmUserEnvironment.ts'
import { runCommand } from '../publishing/runCommand.ts'

const install = ['install', '--no-audit', '--no-fund']

/**
 * Runs npm in a folder, without the environment variables of the repository's own package manager; returns its output
 * if it failed.
 */
export async function runNpm(folder: string, ...words: readonly string[]): Promise<string | undefined> {
  const options = { cwd: folder, env: createNpmUserEnvironment(process.env), timeout: 240_000 }
  const { ok, output } = await runCommand('npm', words, options)
  return ok ? undefined : `npm ${words.join(' ')}: ${output}`
}

/** Installs a consumer's dependencies with npm alone and runs its scripts; returns the errors. */
export async function installAndRun(folder: string, scripts: readonly string[]): Promise<readonly string[]> {
  // Retried once, in case of a stale cache or a registry error.
  let failed = (await runNpm(folder, ...install, '--prefer-offline')) && (await runNpm(folder, ...install))
  for (const script of scripts) failed ??= await runNpm(folder, 'run', script)
  return failed === undefined ? [] : [failed]
}
