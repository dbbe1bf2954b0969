import { dirname, posix } from 'node:path'
import { findDependencyCycles } from './findDependencyCycles.ts'
import { findForbiddenNames } from './findForbiddenNames.ts'
import type { ImportEdge } from './ImportEdge.ts'
import { apiDomainPattern, featureLayers, importBoundaries } from './importBoundaries.ts'
import { parseImports } from './parseImports.ts'

/** Source files by path from the root. */
export type SourceFiles = ReadonlyMap<string, string>

/** Maximum number of lines of a source file; tests, stories and messages are exempt. */
const maxLines = 200

const isTest = (path: string) => /\.(test|stories|test-d)\.tsx?$|\/e2e\/|\/fixtures\//.test(path)
const isData = (path: string) => /\/messages\/|\/sample\//.test(path)
const isToolConfig = (path: string) => /^(packages|apps)\/[^/]+\/[\w-]+\.config\.ts$/.test(path)
const nameless = /\/(utils?|types|misc|helpers?|common|constants)\.tsx?$/

/** Returns every violation of the repository's structure, one sentence each; empty if there is none. */
export function checkStructure(files: SourceFiles): readonly string[] {
  const violations: string[] = []
  const edges: ImportEdge[] = []
  for (const [path, source] of files) {
    violations.push(...checkFile(path, source), ...findForbiddenNames(path, source))
    for (const specifier of parseImports(path, source)) {
      const to = resolveRelative(path, specifier, files)
      if (to !== undefined && !isTest(path)) edges.push({ from: path, to })
      violations.push(...checkImport(path, specifier, to ?? specifier))
    }
  }
  for (const cycle of findDependencyCycles(edges)) violations.push(`dependency cycle: ${cycle.join(' ↔ ')}`)
  return violations
}

const ruleOf = (path: string) => importBoundaries.find(({ folder }) => path.startsWith(folder))

function checkFile(path: string, source: string): readonly string[] {
  const violations: string[] = []
  const lines = source.split('\n').length - 1
  if (lines > maxLines && !isTest(path) && !isData(path)) {
    violations.push(`size: ${path} has ${lines} lines, ${maxLines} is the most`)
  }
  if (nameless.test(path)) violations.push(`name: ${path} says nothing about what it holds`)
  if (!ruleOf(path)) violations.push(`boundary: no rule lists the folder of ${path}`)
  return violations
}

function checkImport(path: string, specifier: string, target: string): readonly string[] {
  const violations: string[] = []
  const rule = ruleOf(path)
  if (!rule || isToolConfig(path)) return []
  if (specifier.startsWith('.') && packageOf(target) !== packageOf(path)) {
    violations.push(`boundary: ${path} reaches into another package by ${specifier}`)
  }
  const allowed = isTest(path) ? [...rule.allow, ...(rule.allowInTests ?? [])] : rule.allow
  if (specifier.startsWith('@store/') && !allowed.some((pattern) => matches(pattern, specifier))) {
    violations.push(`boundary: ${path} may not import ${specifier}`)
  }
  if (isTest(path)) return violations
  if (rule.forbid?.some((library) => specifier === library || specifier.startsWith(`${library}/`))) {
    violations.push(`boundary: ${path} may not import ${specifier}`)
  }
  const [domain] = path.startsWith('apps/api/src/') ? (apiDomainPattern.exec(target) ?? []) : []
  if (domain && !path.startsWith(domain) && target !== `${domain}index.ts`) {
    violations.push(`boundary: ${path} reaches past ${domain}index.ts by ${specifier}`)
  }
  for (const layer of featureLayers) {
    if (layer.folder.test(path) && layer.forbid.some((pattern) => pattern.test(target))) {
      violations.push(`layer: ${path} may not import ${specifier}`)
    }
  }
  return violations
}

const matches = (pattern: string, specifier: string) =>
  pattern.endsWith('*') ? specifier.startsWith(pattern.slice(0, -1)) : specifier === pattern

const packageOf = (path: string) => path.split('/').slice(0, 2).join('/')

function resolveRelative(path: string, specifier: string, files: SourceFiles): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const target = posix.normalize(posix.join(dirname(path), specifier))
  return (
    [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((found) => files.has(found)) ??
    target
  )
}
