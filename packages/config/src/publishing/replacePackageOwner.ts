/** Who publishes the packages. */
export interface PackagePublisher {
  /** Scope on npm, such as `@acme`. */
  readonly scope: string
  /** Repository on GitHub, such as `acme/gifts`. */
  readonly repository: string
}

const placeholder = 'OWNER/marigold-storefront-kit'

/** Replaces the scope, the repository and the notice "Not yet published" in a file's text. */
export function replacePackageOwner(text: string, { scope, repository }: PackagePublisher): string {
  return (
    text
      // Matches `@store/`, also with an escaped slash as in a regular expression, but no mail addresses.
      .replaceAll(/(?<!\w)@store(?=\\?\/)/g, scope)
      .replaceAll(`github.com/${placeholder}`, `github.com/${repository}`)
      .replaceAll(/^> \*\*Not yet published on npm\.\*\*.*\n(?:>.*\n)*\n/gm, '')
  )
}
