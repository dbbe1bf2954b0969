/** Parses the versions under `catalog:` of pnpm-workspace.yaml, by package; supports only the YAML used there. */
export function parsePnpmCatalog(workspace: string): ReadonlyMap<string, string> {
  const [, section = ''] = /^catalog:\n((?: .*\n|\n)*)/m.exec(`${workspace}\n`) ?? []
  const lines = section.matchAll(/^ +["']?([^"':\s]+)["']?: *["']?([^"'\s]+)/gm)
  return new Map([...lines].flatMap(([, name, version]) => (name && version ? [[name, version]] : [])))
}
