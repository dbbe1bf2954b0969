/** Licences that require no more than attribution: code under them may be used, changed and sold. */
const free = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'Python-2.0', 'WTFPL', 'Zlib', 'OFL-1.1', 'PostgreSQL'],
] as const

/**
 * Licences with a condition, and where they are allowed: MPL-2.0 applies to changed files, and no such file is
 * changed; CC-BY-4.0 is for data; LGPL-3.0 is the licence of an image library, which is loaded unchanged and never
 * linked in.
 */
const conditional: Readonly<Record<string, RegExp>> = {
  'MPL-2.0': /^(@axe-core\/|axe-core$|lightningcss)/,
  'CC-BY-4.0': /^caniuse-lite$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
}

/** Licences that are stated only in a readme, where a person has read them. */
const readOnce: Readonly<Record<string, string>> = { 'humanize-number': 'MIT' }

/** A package and its declared licence. */
export interface LicensedPackage {
  readonly name: string
  readonly licence: string
}

const isFree = (licence: string) => free.some((each) => each === licence)

/**
 * Returns whether the licence of a package allows its use. Of several alternatives, one must be allowed; of licences
 * that apply together, all.
 */
function isAllowed({ name, licence }: LicensedPackage): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some((each) => isAllowed({ name, licence: each }))
  if (plain.includes(' AND ')) return plain.split(' AND ').every((each) => isAllowed({ name, licence: each }))
  return isFree(plain) || conditional[plain]?.test(name) === true
}

/** Returns the packages that must not be used or whose licence is unknown, as text. */
export const findDisallowedLicences = (packages: readonly LicensedPackage[]): readonly string[] =>
  packages
    .map(({ name, licence }) => ({ name, licence: readOnce[name] ?? licence }))
    .filter((each) => !isAllowed(each))
    .map(({ name, licence }) =>
      /^(unknown|unlicensed|)$/i.test(licence) || licence.startsWith('SEE LICENSE')
        ? `${name}: its licence is not known`
        : `${name}: ${licence} is not among the licences we take`,
    )
