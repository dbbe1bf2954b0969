import { runCommand } from '../publishing/runCommand.ts'

/** Runs a command that must end well, and answers what it wrote; throws with that where it does not. */
export async function must(
  command: string,
  words: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const { ok, output } = await runCommand(command, words, { cwd, env, timeout: 300_000 })
  if (!ok) throw new Error(`${command} ${words.join(' ')} failed in ${cwd}:\n${output}`)
  return output
}
