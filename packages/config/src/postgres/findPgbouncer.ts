import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Returns the path of PgBouncer if it is installed. */
export function findPgbouncer(): string | undefined {
  // Debian installs it where only root's search path leads.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path))
}
