import { basename } from 'node:path'
import { parseSync } from 'oxc-parser'
import { allowedNamePatterns, forbiddenWords } from './forbiddenWords.ts'

// A framework or a glob finds these files by their name, or they are entry points.
const conventional =
  /\.(routes|stories|test|e2e|config)\.tsx?$|\/(index|entry\.\w+)\.tsx?$|\/pages\/\w+\/(head|load|page|view)\.tsx?$|\/messages\/[a-z]{2}\/[a-z-]+\.ts$|\/consumers\/apps\//

/** Finds exported names and file names that are not in the standard terms, and files not named after their only export. */
export function findForbiddenNames(path: string, source: string): readonly string[] {
  const file = basename(path).replace(/\..*$/, '')
  const exported = readExports(path, source)
  const violations = [...new Set([file, ...exported])].flatMap((name) => {
    const word = findDialect(name)
    return word
      ? [`name: ${path} says "${word}" in ${name}, the standard term is ${forbiddenWords.get(word)}`]
      : []
  })
  const [only, ...others] = exported
  if (only !== undefined && others.length === 0 && only !== file && !conventional.test(path))
    violations.push(`name: ${path} is not named after its export ${only}`)
  return violations
}

function findDialect(name: string): string | undefined {
  if (allowedNamePatterns.some((allowed) => allowed.test(name))) return undefined
  const words = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []
  return words.map((word) => word.toLowerCase()).find((word) => forbiddenWords.has(word))
}

/** Names a file declares and exports; re-exports are left to the file that declares them. */
function readExports(path: string, source: string): readonly string[] {
  const entries = parseSync(path, source).module.staticExports.flatMap((found) => found.entries)
  return entries.flatMap(({ exportName, moduleRequest }) =>
    moduleRequest === null && exportName.kind === 'Name' && exportName.name ? [exportName.name] : [],
  )
}
