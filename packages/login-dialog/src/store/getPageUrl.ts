import type { LoginPorts } from './LoginPorts.ts'

/** Returns the URL of the page without its fragment, from the host or the browser. */
export function getPageUrl({ here = readLocation }: Pick<LoginPorts, 'here'>): string {
  return here().replace(/#.*/, '')
}

const readLocation = () => globalThis.location?.href ?? ''
