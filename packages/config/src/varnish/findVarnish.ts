import { existsSync, globSync } from 'node:fs'
import { findProgram } from '../programs/findProgram.ts'

/** Returns the path of `varnishd` if it is installed with the module of surrogate keys. */
export function findVarnish(): string | undefined {
  const hasModule = ['/usr/lib', '/usr/local/lib'].some(
    (folder) => existsSync(folder) && globSync(`${folder}/{*/,}varnish/vmods/libvmod_xkey.so`).length > 0,
  )
  return hasModule ? findProgram('varnishd') : undefined
}
