/** A package as the lockfile has it. */
export interface LockedPackage {
  readonly name: string
  readonly version: string
  /** How it is known to be what it was, such as `sha512-…`; missing where it is not. */
  readonly integrity: string | undefined
  /** Whether it comes from the registry and not from an address or a repository. */
  readonly isFromRegistry: boolean
}

/** The packages of a pnpm-lock.yaml (version 9); of YAML only the lines written there are understood. */
export function parseLockfile(text: string): readonly LockedPackage[] {
  const [, section = ''] = /^packages:\n([\s\S]*?)(?=^\w|(?![\s\S]))/m.exec(text) ?? []
  return [...section.matchAll(/^ {2}'?((?:@[^@/\s]+\/)?[^@\s']+)@([^\s']+)'?:\n((?: {4}.*\n|\n)*)/gm)].map(
    ([, name = '', version = '', body = '']) => ({
      name,
      version,
      integrity: /integrity: (sha\d+-[A-Za-z0-9+/=]+)/.exec(body)?.[1],
      isFromRegistry: /^\d+\.\d+\.\d+/.test(version) && !/tarball:|type: git|repo:/.test(body),
    }),
  )
}
