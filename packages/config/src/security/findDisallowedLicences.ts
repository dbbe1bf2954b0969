/** Licences that ask for no more than to be named: what is under them may be used, changed and sold along. */
const free = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'Python-2.0', 'WTFPL', 'Zlib', 'OFL-1.1', 'PostgreSQL'],
] as const

/**
 * Licences with a condition, and where they may stand: MPL-2.0 asks for changes of its own files, of which there are
 * none; CC-BY-4.0 is of data; LGPL-3.0 is that of a library of pictures, loaded as it is and never linked in.
 */
const conditional: Readonly<Record<string, RegExp>> = {
  'MPL-2.0': /^(@axe-core\/|axe-core$|lightningcss)/,
  'CC-BY-4.0': /^caniuse-lite$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
}

/** Licences that stand in a readme alone, as somebody read them there. */
const readOnce: Readonly<Record<string, string>> = { 'humanize-number': 'MIT' }

/** A package and the licence it says it has. */
export interface LicensedPackage {
  readonly name: string
  readonly licence: string
}

const isFree = (licence: string) => free.some((each) => each === licence)

/** Whether a package may be used: by its licence, or by one of several it offers, or by all that hold together. */
function isAllowed({ name, licence }: LicensedPackage): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some((each) => isAllowed({ name, licence: each }))
  if (plain.includes(' AND ')) return plain.split(' AND ').every((each) => isAllowed({ name, licence: each }))
  return isFree(plain) || conditional[plain]?.test(name) === true
}

/** What must not be used, or of which nobody knows whether it may, in words. */
export const findDisallowedLicences = (packages: readonly LicensedPackage[]): readonly string[] =>
  packages
    .map(({ name, licence }) => ({ name, licence: readOnce[name] ?? licence }))
    .filter((each) => !isAllowed(each))
    .map(({ name, licence }) =>
      /^(unknown|unlicensed|)$/i.test(licence) || licence.startsWith('SEE LICENSE')
        ? `${name}: its licence is not known`
        : `${name}: ${licence} is not among the licences we take`,
    )
