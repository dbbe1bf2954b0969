import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Returns the path of a system program if it is installed. */
export function findProgram(name: string): string | undefined {
  // Debian installs servers in a folder that is only on root's PATH.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
