/** A package in the lockfile. */
export interface LockedPackage {
  readonly name: string
  readonly version: string
  /** Integrity hash of the package, such as `sha512-…`; missing if there is none. */
  readonly integrity: string | undefined
  /** Whether it is from the registry and not from a URL or a repository. */
  readonly isFromRegistry: boolean
}

/** Parses the packages of a pnpm-lock.yaml (version 9); supports only the YAML used there. */
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
