import type { LicensedPackage } from './findDisallowedLicences.ts'

/** Parses the packages of `pnpm licenses list --json`, by name. */
export function parseLicences(json: string): readonly LicensedPackage[] {
  const byLicence: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = JSON.parse(json)
  return Object.entries(byLicence)
    .flatMap(([licence, packages]) => packages.map(({ name }) => ({ name: String(name), licence })))
    .sort((a, b) => a.name.localeCompare(b.name))
}
