import { findProgram } from '../programs/findProgram.ts'
import { findVarnish } from '../varnish/findVarnish.ts'

/** Prints which tests do not run because their caching proxy is not installed. */
export default function reportInstalledProxies(): void {
  const missing = [
    ...(findVarnish() === undefined ? ['Varnish (apt-get install varnish varnish-modules)'] : []),
    ...(findProgram('nginx') === undefined ? ['nginx (apt-get install nginx-light)'] : []),
  ]
  for (const name of missing) process.stderr.write(`${name} is not installed: its tests do not run.\n`)
}
